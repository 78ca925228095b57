import { ConnectorConfig, DataConnect, OperationOptions, ExecuteOperationResponse } from 'firebase-admin/data-connect';

export const connectorConfig: ConnectorConfig;

export type TimestampString = string;
export type UUIDString = string;
export type Int64String = string;
export type DateString = string;

/** How somebody feels. */
export enum Mood {
  /** All is well. */
  GLAD = "GLAD",
  SAD = "SAD",
}

export enum OrderDirection {
  ASC = "ASC",
  DESC = "DESC",
}

export enum Unused {
  A = "A",
  B = "B",
}

export interface AddOwnerData {
  owner_insert: Owner_Key;
}

export interface AddOwnerVariables {
  owner: Owner_Data;
}

export interface AddPetsData {
  pet_insertMany: Pet_Key[];
}

export interface AddPetsVariables {
  pets: Pet_Data[];
}

export interface AllOptionalData {
  owners: ({
    name: string;
  })[];
}

export interface AllOptionalVariables {
  name?: string | null;
}

export interface ByKeyData {
  pet?: {
    /** What it listens to. */
    name: string;
    ownerId: UUIDString;
    number: number;
  } & Pet_Key;
}

export interface ByKeyVariables {
  key: Pet_Key;
}

export interface ClearData {
  pet_deleteMany: number;
}

export interface FeedData {
  pet_updateMany: number;
}

export interface FeedVariables {
  name?: string | null;
}

export interface FilteredData {
  pets: ({
    /** What it listens to. */
    name: string;
  })[];
}

export interface FilteredVariables {
  where?: Pet_Filter | null;
  order?: Pet_Order[] | null;
}

export interface Float_Filter {
  isNull?: boolean | null;
  eq?: number | null;
  ne?: number | null;
  in?: number[] | null;
  nin?: number[] | null;
  gt?: number | null;
  ge?: number | null;
  lt?: number | null;
  le?: number | null;
}

export interface Int_Filter {
  isNull?: boolean | null;
  eq?: number | null;
  ne?: number | null;
  in?: number[] | null;
  nin?: number[] | null;
  gt?: number | null;
  ge?: number | null;
  lt?: number | null;
  le?: number | null;
}

export interface Mood_Filter {
  eq?: Mood | null;
  ne?: Mood | null;
  isNull?: boolean | null;
  in?: Mood[] | null;
  nin?: Mood[] | null;
  gt?: Mood | null;
  ge?: Mood | null;
  lt?: Mood | null;
  le?: Mood | null;
}

export interface NoneData {
  owners: ({
    name: string;
  })[];
}

export interface OptionalData {
  owners: ({
    id: UUIDString;
    name: string;
    /** What others see. */
    mood: Mood;
  } & Owner_Key)[];
}

export interface OptionalVariables {
  required: string;
  nullable?: string | null;
  defaulted?: string;
  nullableDefaulted?: number | null;
  mood?: Mood;
  moods?: Mood[] | null;
}

/** Whoever pets belong to. */
export interface Owner_Data {
  id?: UUIDString;
  /** What others see. */
  mood?: Mood;
  name: string;
  pets_on_owner?: Omit<Pet_Data, 'ownerId'>[];
}

export interface Owner_Filter {
  _and?: Owner_Filter[] | null;
  _not?: Owner_Filter | null;
  _or?: Owner_Filter[] | null;
  id?: UUID_Filter | null;
  /** What others see. */
  mood?: Mood_Filter | null;
  name?: String_Filter | null;
  pets_on_owner?: Pet_ListFilter | null;
}

export interface Owner_Key {
  id: UUIDString;
  __typename?: 'Owner_Key';
}

export interface Owner_Order {
  id?: OrderDirection | null;
  /** What others see. */
  mood?: OrderDirection | null;
  name?: OrderDirection | null;
  _count?: OrderDirection | null;
  id_count?: OrderDirection | null;
  mood_count?: OrderDirection | null;
  name_count?: OrderDirection | null;
}

export interface Passport_Data {
  id?: UUIDString;
  petNumber: number;
  petOwnerId: UUIDString;
  code?: string;
  never?: Unused | null;
}

export interface Passport_Filter {
  _and?: Passport_Filter[] | null;
  _not?: Passport_Filter | null;
  _or?: Passport_Filter[] | null;
  id?: UUID_Filter | null;
  petNumber?: Int_Filter | null;
  petOwnerId?: UUID_Filter | null;
  pet?: Pet_Filter | null;
  code?: String_Filter | null;
  never?: Unused_Filter | null;
}

export interface Passport_Key {
  id: UUIDString;
  __typename?: 'Passport_Key';
}

export interface Pet_Data {
  ownerId: UUIDString;
  number: number;
  /** What it listens to. */
  name: string;
  tags?: string[] | null;
  weight?: number | null;
  passport_on_pet?: Omit<Passport_Data, 'petOwnerId' | 'petNumber'>;
}

export interface Pet_Filter {
  _and?: Pet_Filter[] | null;
  _not?: Pet_Filter | null;
  _or?: Pet_Filter[] | null;
  ownerId?: UUID_Filter | null;
  number?: Int_Filter | null;
  owner?: Owner_Filter | null;
  /** What it listens to. */
  name?: String_Filter | null;
  tags?: String_ListFilter | null;
  weight?: Float_Filter | null;
  passport_on_pet?: Passport_Filter | null;
}

export interface Pet_Key {
  ownerId: UUIDString;
  number: number;
  __typename?: 'Pet_Key';
}

export interface Pet_ListFilter {
  count?: Int_Filter | null;
  exist?: Pet_Filter | null;
}

export interface Pet_Order {
  ownerId?: OrderDirection | null;
  number?: OrderDirection | null;
  owner?: Owner_Order | null;
  /** What it listens to. */
  name?: OrderDirection | null;
  weight?: OrderDirection | null;
  _count?: OrderDirection | null;
  name_count?: OrderDirection | null;
  number_count?: OrderDirection | null;
  ownerId_count?: OrderDirection | null;
  weight_count?: OrderDirection | null;
  number_sum?: OrderDirection | null;
  weight_sum?: OrderDirection | null;
  number_avg?: OrderDirection | null;
  weight_avg?: OrderDirection | null;
  number_min?: OrderDirection | null;
  weight_min?: OrderDirection | null;
  number_max?: OrderDirection | null;
  weight_max?: OrderDirection | null;
}

export interface RenameData {
  pet_update?: Pet_Key | null;
}

export interface RenameVariables {
  key: Pet_Key;
  name?: string | null;
}

export interface String_Filter {
  isNull?: boolean | null;
  eq?: string | null;
  ne?: string | null;
  in?: string[] | null;
  nin?: string[] | null;
  gt?: string | null;
  ge?: string | null;
  lt?: string | null;
  le?: string | null;
  contains?: string | null;
  startsWith?: string | null;
  endsWith?: string | null;
  pattern?: String_Pattern | null;
}

export interface String_ListFilter {
  includes?: string | null;
  excludes?: string | null;
  includesAll?: string[] | null;
  excludesAll?: string[] | null;
}

export interface String_Pattern {
  like?: string | null;
  regex?: string | null;
  ignoreCase?: boolean | null;
  invert?: boolean | null;
}

export interface UUID_Filter {
  isNull?: boolean | null;
  eq?: UUIDString | null;
  ne?: UUIDString | null;
  in?: UUIDString[] | null;
  nin?: UUIDString[] | null;
}

export interface Unused_Filter {
  eq?: Unused | null;
  ne?: Unused | null;
  isNull?: boolean | null;
  in?: Unused[] | null;
  nin?: Unused[] | null;
  gt?: Unused | null;
  ge?: Unused | null;
  lt?: Unused | null;
  le?: Unused | null;
}

/** Runs the query `Optional` with the given `DataConnect` instance. */
export function optional(dc: DataConnect, vars: OptionalVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<OptionalData>>;
/** Runs the query `Optional` with the `DataConnect` instance of the default app. */
export function optional(vars: OptionalVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<OptionalData>>;

/** Runs the query `AllOptional` with the given `DataConnect` instance. */
export function allOptional(dc: DataConnect, vars?: AllOptionalVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AllOptionalData>>;
/** Runs the query `AllOptional` with the `DataConnect` instance of the default app. */
export function allOptional(vars?: AllOptionalVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AllOptionalData>>;

/** Runs the query `None` with the given `DataConnect` instance. */
export function none(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<NoneData>>;
/** Runs the query `None` with the `DataConnect` instance of the default app. */
export function none(options?: OperationOptions): Promise<ExecuteOperationResponse<NoneData>>;

/** Runs the query `ByKey` with the given `DataConnect` instance. */
export function byKey(dc: DataConnect, vars: ByKeyVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ByKeyData>>;
/** Runs the query `ByKey` with the `DataConnect` instance of the default app. */
export function byKey(vars: ByKeyVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ByKeyData>>;

/** Runs the query `Filtered` with the given `DataConnect` instance. */
export function filtered(dc: DataConnect, vars?: FilteredVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<FilteredData>>;
/** Runs the query `Filtered` with the `DataConnect` instance of the default app. */
export function filtered(vars?: FilteredVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<FilteredData>>;

/** Runs the mutation `AddOwner` with the given `DataConnect` instance. */
export function addOwner(dc: DataConnect, vars: AddOwnerVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AddOwnerData>>;
/** Runs the mutation `AddOwner` with the `DataConnect` instance of the default app. */
export function addOwner(vars: AddOwnerVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AddOwnerData>>;

/** Runs the mutation `AddPets` with the given `DataConnect` instance. */
export function addPets(dc: DataConnect, vars: AddPetsVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AddPetsData>>;
/** Runs the mutation `AddPets` with the `DataConnect` instance of the default app. */
export function addPets(vars: AddPetsVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AddPetsData>>;

/** Runs the mutation `Clear` with the given `DataConnect` instance. */
export function clear(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ClearData>>;
/** Runs the mutation `Clear` with the `DataConnect` instance of the default app. */
export function clear(options?: OperationOptions): Promise<ExecuteOperationResponse<ClearData>>;

/** Runs the mutation `Rename` with the given `DataConnect` instance. */
export function rename(dc: DataConnect, vars: RenameVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<RenameData>>;
/** Runs the mutation `Rename` with the `DataConnect` instance of the default app. */
export function rename(vars: RenameVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<RenameData>>;

/** Runs the mutation `Feed` with the given `DataConnect` instance. */
export function feed(dc: DataConnect, vars?: FeedVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<FeedData>>;
/** Runs the mutation `Feed` with the `DataConnect` instance of the default app. */
export function feed(vars?: FeedVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<FeedData>>;
