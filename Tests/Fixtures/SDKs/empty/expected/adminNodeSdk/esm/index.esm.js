export const connectorConfig = {
  connector: 'empty',
  serviceId: 'empty-svc',
  location: 'us-east4'
};
