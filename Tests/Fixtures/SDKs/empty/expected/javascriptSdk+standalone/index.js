export const connectorConfig = {
  connector: 'empty',
  service: 'empty-svc',
  location: 'us-east4'
};
