import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { staffOf } from '@reefdesk/contracts/access';
import { ENDPOINTS as CONTRACT } from '@reefdesk/contracts/api';
import { auditOf } from '@reefdesk/contracts/audited';
import type { Endpoint, Routes } from '@reefdesk/contracts/endpoint';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { ENDPOINTS } from '@reefdesk/test-kit/calls';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { makePng } from '@reefdesk/test-kit/images';
import { TranslatorStandIn } from '@reefdesk/test-kit/translator-stand-in';
import { ContractTester, takesVersion } from './openapi/contract-tester.ts';
import { type ApiDocument, DocumentedApi } from './openapi/documented-api.ts';
import { type Email, missing } from './openapi/step.ts';
import { STEPS } from './openapi/steps.ts';
import { AuditReader } from './support/audit-reader.ts';
import { WholeSystem } from './support/whole-system.ts';

/** Statuses that this test cannot cause: throttling, overload, a full disk. */
const UNTESTED_STATUSES = ['429', '503', '507', 'default'];
/** The linter finds these paths ambiguous, but ids are UUIDs and hex digits, so no id is `status` or `uploads`. */
const AMBIGUOUS = [
  '/api/enquiries/{id}/guest-page',
  '/api/enquiries/{id}/messages',
  '/api/enquiries/{id}/notes',
  '/api/enquiries/{id}/bookings',
  '/api/library/uploads/{uploadId}',
];
/** Needs an itinerary with a hundred stops, which the tests of catalog cover. */
const FULL = 'POST /api/restore-travel-destination/{travelId}/{itemId} 400';
const OF_A_GUEST = [
  'POST /api/enquiries/lookup',
  'GET /api/enquiries/status/{token}',
  'POST /api/enquiries/status/{token}/messages',
  'POST /api/enquiries/status/{token}/bookings/{id}/acceptance',
];
const LONG_WAY_MS = 300_000;
/** Nothing listens at this issuer; the documented answer of the endpoints covers that case. */
const OIDC = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'reefdesk', OIDC_CLIENT_SECRET: 'secret' };
const emailsOf = async (admin: HttpClient) => (await admin.get<{ data: Email[] }>('/api/letters')).body.data;
const nameless = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*');

describe('the documentation of the API', () => {
  let system: WholeSystem;
  let translator: TranslatorStandIn;
  let document: ApiDocument;
  let api: DocumentedApi;

  beforeAll(async () => {
    translator = await TranslatorStandIn.start();
    translator.make = (phrase, target) => (phrase.includes('translate="no"') ? '' : `${target}: ${phrase}`);
    system = await WholeSystem.start({ gateway: { API_DOCS: 'on' }, auth: OIDC, site: { TRANSLATOR_URL: translator.url } });
    // A service that is slow to answer is missing from the document at first.
    document = await eventually(async () => {
      const { body } = await new HttpClient(system.url).get<ApiDocument>('/api/docs/openapi.json');
      expect(body['x-sources']).toEqual(Object.fromEntries(SERVICE_NAMES.map((name) => [name, 'current'])));
      return body;
    });
    api = new DocumentedApi(document);
  });
  afterAll(async () => {
    await system?.stop();
    await translator?.stop();
  });

  it('lists exactly the endpoints of the contract with their access (OR-40)', () => {
    const documented = [...api.operations].map(([name, operation]) => `${nameless(name)}: ${operation['x-access']}`);
    const table = ENDPOINTS.map(({ method, path, access }) => {
      return `${method} ${nameless(path)}: ${typeof access === 'string' ? access : staffOf(access)}`;
    });
    expect(documented.sort()).toEqual(table.sort());
  });

  it('has a summary, a success and a default response for each endpoint', () => {
    const silent = [...api.operations].filter(([, operation]) => {
      const success = Object.keys(operation.responses).some((status) => /^[23]/.test(status));
      return !('summary' in operation) || !success || !operation.responses.default;
    });
    expect(silent.map(([name]) => name)).toEqual([]);
    const ids = [...api.operations.values()].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes the properties of every object in the responses', () => {
    const open: string[] = [];
    const walk = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const schema = value as Record<string, unknown>;
      if (schema.type === 'object' && schema.additionalProperties === undefined && !place.includes('/409/')) open.push(place);
      for (const [key, child] of Object.entries(schema)) walk(child, `${place}/${key}`);
    };
    for (const [name, { responses }] of api.operations) walk(responses, name.concat('/responses'));
    walk(document.components.schemas, 'schemas');
    expect(open).toEqual([]);
  });

  it('has no dangling references', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
    expect([...new Set(names)].filter((name) => !Object.hasOwn(document.components.schemas, name))).toEqual([]);
  });

  it('passes the recommended rules of the OpenAPI linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
    const reported = problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer]);
    expect(reported).toEqual(AMBIGUOUS.map((path) => ['no-ambiguous-paths', `#/paths/${path.replaceAll('/', '~1')}`]));
  });

  it(
    'matches the real requests, answers and errors of every endpoint of the contract',
    async () => {
      const admin = new HttpClient(system.url);
      const customer = new HttpClient(system.url);
      await admin.login('admin@reefdesk.example', system.password);
      const tester = new ContractTester(
        system.url,
        api,
        admin,
        customer,
        await makePng({ width: 64, height: 48 }),
        await makePng({ width: 48, height: 64 }),
      );
      for (const step of STEPS) {
        if (step.call === 'GET /api/me') await customer.login('budi@tangkasi.example', 'a calm morning');
        // The new password has ended all sessions.
        if (step.call === 'GET /api/me/export') await customer.login('budi@tangkasi.example', 'the calmest night');
        if (step.emails) await eventually(async () => expect(missing(await emailsOf(admin), step.emails)).toEqual([]));
        await tester.visit(step);
      }
      expect(tester.deviations).toEqual([]);

      const promised = [...api.operations].flatMap(([name, operation]) => {
        const statuses = Object.keys(operation.responses).filter((status) => !UNTESTED_STATUSES.includes(status));
        // The other 409 is for an image that is being removed at that moment, which this test cannot cause.
        const certain = statuses.filter((status) => status !== '409' || takesVersion(operation));
        return certain.map((status) => `${name} ${status}`);
      });
      // The access matrix covers staff without the second step that owners demand.
      for (const name of ['GET /api/sessions', 'GET /api/oidc/link']) tester.seen.add(`${name} 403`);
      // A link expires months after the travel: the tests of bookings cover it with a driven clock.
      for (const name of OF_A_GUEST) tester.seen.add(`${name} 410`);
      // The access matrix covers the 404 of systems that run without the feature.
      for (const { call, isSetUp } of STEPS) if (isSetUp) tester.seen.add(`${call} 404`);
      expect(promised.filter((promise) => promise !== FULL && !tester.seen.has(promise))).toEqual([]);
    },
    LONG_WAY_MS,
  );

  describe('the audit of these requests', () => {
    let audit: AuditReader;
    beforeAll(async () => {
      audit = await AuditReader.signIn(system);
      await audit.ownWrites();
    });

    it('has an entry for every write of staff, with actor, changes and network (AUD-01, AUD-03)', async () => {
      const endpoints = Object.values<Routes>(CONTRACT).flatMap((routes) => Object.values<Endpoint>(routes));
      const writes = endpoints.flatMap((endpoint) => (auditOf(endpoint, true) ? [endpoint.route] : []));
      await eventually(async () => {
        const recorded = new Set((await audit.all()).map(({ call }) => call));
        expect(writes.filter((name) => !recorded.has(name))).toEqual([]);
      });
      const packages = (await audit.all('kind=packages')).reverse();
      expect(packages[0]).toMatchObject({
        action: 'created',
        record_name: 'Bunaken',
        actor: { name: 'Admin', email: 'admin@reefdesk.example', position: 'owner' },
        network: '127.0.0.x',
        outcome: 'done',
      });
      expect(packages.flatMap(({ changes }) => changes)).toContainEqual({ field: 'name.en', before: 'Bunaken', after: 'Bunaken for all' });
      expect(packages.at(-1)).toMatchObject({ action: 'ended', record_name: 'Bunaken for all' });
      const reported = (await audit.all()).map(({ action, record_name }) => `${action} ${record_name}`);
      for (const one of ['signed_in admin@reefdesk.example', 'joined sari@tangkasi.example', 'password_reset null'])
        expect(reported).toContain(one);
    });

    it('holds no secrets, no data of guests and no bytes (AUD-01, ENQ-19)', async () => {
      const all = JSON.stringify(await audit.all());
      const never = ['calm morning', 'calmer evening', 'calmest', '$argon2', 'data:', 'weilin', 'Wei Lin', 'Turtles', 'friends'];
      expect(never.filter((text) => all.includes(text))).toEqual([]);
    });

    it('can be searched by owners; editors of a record read its timeline; no endpoint changes it (AUD-02, AUD-03)', async () => {
      const slides = await audit.all('kind=slides');
      const [newest] = slides;
      expect(slides.map(({ action }) => action)).toEqual([
        ...['ended', 'removed', 'restored', 'removed'],
        ...['translation_confirmed', 'draft_discarded', 'drafted', 'draft_published', 'draft_scheduled', 'drafted'],
        // These concern another slide.
        ...['ended', 'removed', 'moved', 'created'],
        ...['draft_discarded', 'drafted', 'version_restored', 'changed', 'changed', 'changed', 'created'],
      ]);
      const ofNewest = slides.filter(({ record_id }) => record_id === newest?.record_id);
      expect(await audit.all(`record=${newest?.record_id}`)).toEqual(ofNewest);
      expect(ofNewest).toHaveLength(slides.length - 4);
      for (const query of [
        'kind=slides&actor=admin@reefdesk.example',
        `kind=slides&actor=${newest?.actor.user_id}`,
        'kind=slides&from=2020-01-01&to=2999-01-01',
      ])
        expect(await audit.all(query)).toEqual(slides);
      expect(await audit.all('kind=slides', 2)).toEqual(slides);
      for (const query of ['to=2020-01-01', 'from=2999-01-01', 'actor=nobody@reef.example', 'kind=slides&record=x']) {
        expect(await audit.all(query)).toEqual([]);
      }
      const statusesOf = async (position: string) => {
        const email = `${position}@tangkasi.example`;
        const languages = position === 'translator' ? ['--languages', 'ID'] : [];
        await system.addPerson(email, ['--role', 'admin', '--position', position, ...languages]);
        const headers = await system.signInAs(email);
        const queries = ['kind=slides', `kind=slides&record=${newest?.record_id}`, 'kind=enquiries&record=x', 'kind=people&record=x'];
        const ask = (query: string) => new HttpClient(system.url).get(`/api/audit?${query}`, { headers });
        return [position, (await Promise.all(queries.map(ask))).map(({ status }) => status)];
      };
      const statuses = Object.fromEntries(await Promise.all(['editor', 'agent', 'translator'].map(statusesOf)));
      expect(statuses).toEqual({ editor: [403, 200, 403, 403], agent: [403, 403, 200, 403], translator: [403, 403, 403, 403] });
      await eventually(async () => {
        const reported = (await audit.all('kind=people')).map(({ action, record_name, network }) => `${action} ${record_name} ${network}`);
        expect(reported).toContain('created agent@tangkasi.example shell');
      });
      for (const method of ['PUT', 'PATCH', 'DELETE']) expect(await audit.statusOf(method, `/api/audit/${newest?.entry_id}`)).toBe(404);
    });

    it('is exported as a CSV file, and the export is audited as well (AUD-01, AUD-03)', async () => {
      const { headers, bytes } = await audit.export('kind=slides');
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = new TextDecoder().decode(bytes).split('\r\n');
      expect(lines).toHaveLength(23);
      expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT.*,ended,slides,Reef,/);
    });
  });

  it('logs warnings only for rejected requests that the site itself never sends, and for a failed machine translation', () => {
    const lines = system
      .gatewayLog()
      .split('\n')
      .filter((line) => line.includes('"context":"Access"'));
    const warned = lines.map((line) => (JSON.parse(line) as { status: number }).status);
    expect([...new Set(warned)].sort()).toEqual([403, 502]);
  });
});
