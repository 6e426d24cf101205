import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { staffOf } from '@reefdesk/contracts/access';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { CALLS } from '@reefdesk/test-kit/calls';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { makePng } from '@reefdesk/test-kit/images';
import { type ApiDocument, DocumentedApi } from './openapi/documented-api.ts';
import { TOUR } from './openapi/tour.ts';
import { Traveller, takesVersion } from './openapi/traveller.ts';
import { WholeSystem } from './support/whole-system.ts';

/** What the tour cannot bring about at will: throttling, overload, a full disk. */
const NOT_ON_TOUR = ['429', '503', '507', 'default'];
/** The contract has them beside `/api/enquiries/status/{token}`; ids are UUIDs, so no enquiry is called `status`. */
const AMBIGUOUS = ['/api/enquiries/{id}/messages', '/api/enquiries/{id}/notes', '/api/enquiries/{id}/bookings'];
const lettersOf = async (admin: HttpClient) => (await admin.get<{ data: unknown[] }>('/api/letters')).body.data;
const nameless = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*');

describe('the documentation of the API', () => {
  let system: WholeSystem;
  let document: ApiDocument;
  let api: DocumentedApi;

  beforeAll(async () => {
    system = await WholeSystem.start({ gateway: { API_DOCS: 'on' } });
    document = (await new HttpClient(system.url).get<ApiDocument>('/api/docs/openapi.json')).body;
    api = new DocumentedApi(document);
  });
  afterAll(() => system?.stop());

  it('names exactly the calls of the contract, and who may make them (OR-40)', () => {
    const documented = [...api.operations].map(([name, operation]) => `${nameless(name)}: ${operation['x-access']}`);
    const table = CALLS.map(({ method, path, access }) => {
      return `${method} ${nameless(path)}: ${typeof access === 'string' ? access : staffOf(access)}`;
    });
    expect(documented.sort()).toEqual(table.sort());
    expect(document['x-sources']).toEqual(Object.fromEntries(SERVICE_NAMES.map((name) => [name, 'current'])));
  });

  it('tells of each call what it is for, what it takes and what it answers', () => {
    const silent = [...api.operations].filter(([, operation]) => {
      const success = Object.keys(operation.responses).some((status) => status.startsWith('2'));
      return !('summary' in operation) || !success || !operation.responses.default;
    });
    expect(silent.map(([name]) => name)).toEqual([]);
    const ids = [...api.operations.values()].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leaves nothing open in what is answered: no object without its properties', () => {
    const open: string[] = [];
    const walk = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const schema = value as Record<string, unknown>;
      if (schema.type === 'object' && schema.additionalProperties === undefined && !place.includes('/409/')) open.push(place);
      for (const [key, part] of Object.entries(schema)) walk(part, `${place}/${key}`);
    };
    for (const [name, { responses }] of api.operations) walk(responses, name.concat('/responses'));
    walk(document.components.schemas, 'schemas');
    expect(open).toEqual([]);
  });

  it('has no reference that leads nowhere', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
    expect([...new Set(names)].filter((name) => !Object.hasOwn(document.components.schemas, name))).toEqual([]);
  });

  it('breaks none of the rules that readers of such documents count on', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
    const told = problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer]);
    expect(told).toEqual(AMBIGUOUS.map((path) => ['no-ambiguous-paths', `#/paths/${path.replaceAll('/', '~1')}`]));
  });

  it('is true: every call of the contract, made through the gateway, is taken and answered as it says, refusals included', async () => {
    const admin = new HttpClient(system.url);
    const customer = new HttpClient(system.url);
    await admin.login('admin@reefdesk.example', system.password);
    const traveller = new Traveller(system.url, api, admin, customer, await makePng({ width: 64, height: 48 }));
    for (const stop of TOUR) {
      if (stop.call === 'GET /api/me') await customer.login('budi@tangkasi.example', 'a calm morning');
      if (stop.letters) await eventually(async () => expect(await lettersOf(admin)).toHaveLength(stop.letters ?? 0));
      await traveller.visit(stop);
    }
    expect(traveller.faults).toEqual([]);

    const promised = [...api.operations].flatMap(([name, operation]) => {
      const statuses = Object.keys(operation.responses).filter((status) => !NOT_ON_TOUR.includes(status));
      // An image that is just being removed.
      const certain = statuses.filter((status) => status !== '409' || takesVersion(operation));
      return certain.map((status) => `${name} ${status}`);
    });
    expect(promised.filter((promise) => !traveller.seen.has(promise))).toEqual([]);
  });

  it('and all those refusals are no reason to warn, but for what the site itself never leads to', () => {
    const lines = system
      .gatewayLog()
      .split('\n')
      .filter((line) => line.includes('"context":"Access"'));
    const warned = lines.map((line) => (JSON.parse(line) as { status: number }).status);
    expect([...new Set(warned)]).toEqual([403]);
  });
});
