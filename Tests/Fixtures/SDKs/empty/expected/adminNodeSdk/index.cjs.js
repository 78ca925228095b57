const connectorConfig = {
  connector: 'empty',
  serviceId: 'empty-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;
