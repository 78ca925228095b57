export interface FirebaseApp {
  name: string;
}
export class FirebaseError extends Error {
  readonly code: string;
}
