import type { ServiceName } from '@reefdesk/system/services';

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string; license?: { name: string; identifier?: string } };
  servers?: { url: string; description?: string }[];
  paths: Record<string, unknown>;
  components?: { schemas?: Record<string, unknown>; securitySchemes?: Record<string, unknown> };
  [extension: `x-${string}`]: unknown;
}

/** `cached`: the service is down and its last document is used. `missing`: the service never sent a document. */
export type SourceState = 'current' | 'stale' | 'missing';

export interface Source {
  service: ServiceName;
  state: SourceState;
  document: ApiDocument | undefined;
}

/** Proprietary license, as an SPDX reference. */
const OWN = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };
const SCHEMA_PREFIX = '#/components/schemas/';

export function mergeDocuments(title: string, sources: readonly Source[]): ApiDocument {
  const paths: Record<string, unknown> = {};
  const schemas: Record<string, unknown> = {};
  const securitySchemes: Record<string, unknown> = {};
  for (const { service, document } of sources) {
    const own = withoutClashes(service, document, schemas);
    Object.assign(paths, own?.paths);
    Object.assign(schemas, own?.components?.schemas);
    Object.assign(securitySchemes, own?.components?.securitySchemes);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0', description: introduction(sources), license: OWN },
    servers: [{ url: '/', description: 'This site' }],
    paths,
    components: { schemas, securitySchemes },
    'x-sources': Object.fromEntries(sources.map(({ service, state }) => [service, state])),
  };
}

/** Services share the schemas of the contracts. A service whose schema differs during a rollout keeps its own. */
function withoutClashes(service: string, document: ApiDocument | undefined, taken: Readonly<Record<string, unknown>>) {
  const clashes = Object.entries(document?.components?.schemas ?? {}).filter(
    ([name, schema]) => Object.hasOwn(taken, name) && JSON.stringify(taken[name]) !== JSON.stringify(schema),
  );
  if (!document || clashes.length === 0) return document;
  let text = JSON.stringify(document);
  for (const [name] of clashes) text = text.replaceAll(`"${SCHEMA_PREFIX}${name}"`, `"${SCHEMA_PREFIX}${service}.${name}"`);
  const renamed = JSON.parse(text) as ApiDocument;
  const schemas = Object.entries(renamed.components?.schemas ?? {});
  const names = new Set(clashes.map(([name]) => name));
  const components = {
    ...renamed.components,
    schemas: Object.fromEntries(schemas.map(([name, schema]) => [names.has(name) ? `${service}.${name}` : name, schema])),
  };
  return { ...renamed, components };
}

function introduction(sources: readonly Source[]): string {
  const unavailable = sources.filter(({ state }) => state !== 'current');
  const states = unavailable.map(
    ({ service, state }) => `**${service}** is unavailable: its endpoints are ${state === 'stale' ? 'shown as last loaded' : 'missing'}.`,
  );
  return [
    'Everything the website and its back office are built on. Every answer carries both success flags; every error has one shape.',
    'HEAD follows GET. Writes need an `Origin` of this site.',
    ...states,
  ].join(' ');
}
