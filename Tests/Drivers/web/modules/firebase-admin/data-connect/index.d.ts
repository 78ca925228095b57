// What generated code takes from the official package, written down by hand from its reference.
export interface ConnectorConfig {
  connector?: string;
  serviceId: string;
  location: string;
}
export interface OperationOptions {
  impersonate?: { unauthenticated: true } | { authClaims: { sub?: string; [claim: string]: unknown } };
}
export interface ExecuteOperationResponse<Data> {
  data: Data;
}
export class DataConnect {
  readonly connectorConfig: ConnectorConfig;
}
export function getDataConnect(config: ConnectorConfig): DataConnect;
