// What generated code takes from the official package, written down by hand from its reference.
import { QueryRef } from 'firebase/data-connect';

export interface CreateDataConnectQueryOptions<Data, Variables> {
  enabled?: boolean;
  queryFn: () => QueryRef<Data, Variables>;
}
export interface CreateDataConnectQueryResult<Data, Variables> {
  data(): Data | undefined;
  dataConnectResult(): { ref: QueryRef<Data, Variables> } | undefined;
}
export type DataConnectMutationOptionsUndefinedMutationFn<Data, Failure, Variables> = () => {
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Failure) => void;
};
export interface CreateDataConnectMutationResult<Data, Variables, Arguments> {
  data(): Data | undefined;
  mutate(variables: Arguments): void;
  dataConnectResult(): { ref: { variables: Variables } } | undefined;
}
