// What generated code takes from the official package, written down by hand from its reference.
import { FirebaseError } from 'firebase/app';

export interface useDataConnectQueryOptions<Data> {
  enabled?: boolean;
  initialData?: Data;
}
export interface UseDataConnectQueryResult<Data, Variables> {
  data: Data | undefined;
  error: FirebaseError | null;
  isPending: boolean;
  dataConnectResult?: { ref: { variables: Variables } };
}
export interface useDataConnectMutationOptions<Data, Failure, Variables> {
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: Failure) => void;
}
export interface UseDataConnectMutationResult<Data, Variables> {
  data: Data | undefined;
  error: FirebaseError | null;
  mutate: (variables: Variables) => void;
}
