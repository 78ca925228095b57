// A stand-in for the official package: as much of it as generated code and the tests call, over the real wire protocol.
'use strict';

class DataConnect {
  constructor(connectorConfig) {
    this.connectorConfig = connectorConfig;
  }

  useGen(isGenerated) {
    this.isGenerated = isGenerated;
  }

  executeQuery(name, variables, options) {
    return this.execute('impersonateQuery', name, variables, options);
  }

  executeMutation(name, variables, options) {
    return this.execute('impersonateMutation', name, variables, options);
  }

  async execute(method, operationName, variables, options) {
    const { serviceId, location, connector } = this.connectorConfig;
    const name = `projects/p/locations/${location}/services/${serviceId}/connectors/${connector}`;
    const response = await fetch(`http://${process.env.DATA_CONNECT_EMULATOR_HOST}/v1/${name}:${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ operationName, variables, extensions: options })
    });
    const body = await response.json();
    if (!response.ok || body.errors?.length) throw new Error(body.errors?.[0]?.message || body.message);
    return { data: body.data };
  }
}

const instances = new Map();

function getDataConnect(config) {
  const key = JSON.stringify(config);
  if (!instances.has(key)) instances.set(key, new DataConnect(config));
  return instances.get(key);
}

function validateAdminArgs(config, first, second, third, hasVars, isRequired) {
  const isInstance = first && 'connectorConfig' in first;
  const [dc, ...rest] = isInstance ? [first, second, third] : [getDataConnect(config), first, second];
  if (!hasVars) return { dc, vars: undefined, options: rest[0] };
  if (!rest[0] && isRequired) throw new Error('Variables required.');
  return { dc, vars: rest[0], options: rest[1] };
}

module.exports = { DataConnect, getDataConnect, validateAdminArgs };
