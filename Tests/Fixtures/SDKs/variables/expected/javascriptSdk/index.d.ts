import { ConnectorConfig, DataConnect, QueryRef, QueryPromise, ExecuteQueryOptions, MutationRef, MutationPromise, DataConnectSettings } from 'firebase/data-connect';

export const connectorConfig: ConnectorConfig;
export const dataConnectSettings: DataConnectSettings;

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

interface OptionalRef {
  (vars: OptionalVariables): QueryRef<OptionalData, OptionalVariables>;
  (dc: DataConnect, vars: OptionalVariables): QueryRef<OptionalData, OptionalVariables>;
  operationName: string;
}
export const optionalRef: OptionalRef;

export function optional(vars: OptionalVariables, options?: ExecuteQueryOptions): QueryPromise<OptionalData, OptionalVariables>;
export function optional(dc: DataConnect, vars: OptionalVariables, options?: ExecuteQueryOptions): QueryPromise<OptionalData, OptionalVariables>;

interface AllOptionalRef {
  (vars?: AllOptionalVariables): QueryRef<AllOptionalData, AllOptionalVariables>;
  (dc: DataConnect, vars?: AllOptionalVariables): QueryRef<AllOptionalData, AllOptionalVariables>;
  operationName: string;
}
export const allOptionalRef: AllOptionalRef;

export function allOptional(vars?: AllOptionalVariables, options?: ExecuteQueryOptions): QueryPromise<AllOptionalData, AllOptionalVariables>;
export function allOptional(dc: DataConnect, vars?: AllOptionalVariables, options?: ExecuteQueryOptions): QueryPromise<AllOptionalData, AllOptionalVariables>;

interface NoneRef {
  (): QueryRef<NoneData, undefined>;
  (dc: DataConnect): QueryRef<NoneData, undefined>;
  operationName: string;
}
export const noneRef: NoneRef;

export function none(options?: ExecuteQueryOptions): QueryPromise<NoneData, undefined>;
export function none(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<NoneData, undefined>;

interface ByKeyRef {
  (vars: ByKeyVariables): QueryRef<ByKeyData, ByKeyVariables>;
  (dc: DataConnect, vars: ByKeyVariables): QueryRef<ByKeyData, ByKeyVariables>;
  operationName: string;
}
export const byKeyRef: ByKeyRef;

export function byKey(vars: ByKeyVariables, options?: ExecuteQueryOptions): QueryPromise<ByKeyData, ByKeyVariables>;
export function byKey(dc: DataConnect, vars: ByKeyVariables, options?: ExecuteQueryOptions): QueryPromise<ByKeyData, ByKeyVariables>;

interface FilteredRef {
  (vars?: FilteredVariables): QueryRef<FilteredData, FilteredVariables>;
  (dc: DataConnect, vars?: FilteredVariables): QueryRef<FilteredData, FilteredVariables>;
  operationName: string;
}
export const filteredRef: FilteredRef;

export function filtered(vars?: FilteredVariables, options?: ExecuteQueryOptions): QueryPromise<FilteredData, FilteredVariables>;
export function filtered(dc: DataConnect, vars?: FilteredVariables, options?: ExecuteQueryOptions): QueryPromise<FilteredData, FilteredVariables>;

interface AddOwnerRef {
  (vars: AddOwnerVariables): MutationRef<AddOwnerData, AddOwnerVariables>;
  (dc: DataConnect, vars: AddOwnerVariables): MutationRef<AddOwnerData, AddOwnerVariables>;
  operationName: string;
}
export const addOwnerRef: AddOwnerRef;

export function addOwner(vars: AddOwnerVariables): MutationPromise<AddOwnerData, AddOwnerVariables>;
export function addOwner(dc: DataConnect, vars: AddOwnerVariables): MutationPromise<AddOwnerData, AddOwnerVariables>;

interface AddPetsRef {
  (vars: AddPetsVariables): MutationRef<AddPetsData, AddPetsVariables>;
  (dc: DataConnect, vars: AddPetsVariables): MutationRef<AddPetsData, AddPetsVariables>;
  operationName: string;
}
export const addPetsRef: AddPetsRef;

export function addPets(vars: AddPetsVariables): MutationPromise<AddPetsData, AddPetsVariables>;
export function addPets(dc: DataConnect, vars: AddPetsVariables): MutationPromise<AddPetsData, AddPetsVariables>;

interface ClearRef {
  (): MutationRef<ClearData, undefined>;
  (dc: DataConnect): MutationRef<ClearData, undefined>;
  operationName: string;
}
export const clearRef: ClearRef;

export function clear(): MutationPromise<ClearData, undefined>;
export function clear(dc: DataConnect): MutationPromise<ClearData, undefined>;

interface RenameRef {
  (vars: RenameVariables): MutationRef<RenameData, RenameVariables>;
  (dc: DataConnect, vars: RenameVariables): MutationRef<RenameData, RenameVariables>;
  operationName: string;
}
export const renameRef: RenameRef;

export function rename(vars: RenameVariables): MutationPromise<RenameData, RenameVariables>;
export function rename(dc: DataConnect, vars: RenameVariables): MutationPromise<RenameData, RenameVariables>;

interface FeedRef {
  (vars?: FeedVariables): MutationRef<FeedData, FeedVariables>;
  (dc: DataConnect, vars?: FeedVariables): MutationRef<FeedData, FeedVariables>;
  operationName: string;
}
export const feedRef: FeedRef;

export function feed(vars?: FeedVariables): MutationPromise<FeedData, FeedVariables>;
export function feed(dc: DataConnect, vars?: FeedVariables): MutationPromise<FeedData, FeedVariables>;
