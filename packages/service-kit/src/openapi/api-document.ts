import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import type { Endpoint, Routes } from '@reefdesk/contracts/endpoint';
import { describeCall } from './describe-call.ts';
import { JsonSchemaWriter } from './json-schema.ts';

export function buildApiDocument(service: string, calls: Routes) {
  const writer = new JsonSchemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Endpoint>(calls)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(method, path, service, call, writer) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `Reefdesk: ${service}`, version: '1.0' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE_NAMES.http, description: 'Set by login and register' },
      },
      schemas: Object.fromEntries([...writer.named].sort(([one], [other]) => one.localeCompare(other))),
    },
  };
}
