import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { makePng } from '@reefdesk/test-kit/images';
import { listQueries, selectorsOf } from '../../deploy/observability/tests/queries.ts';
import { commandSweeps } from './backup/backup-tool.ts';
import { type Scrape, scrape } from './support/scrape.ts';
import { TraceCollector } from './support/trace-collector.ts';
import { PROCESSES, type ProcessName, WholeSystem } from './support/whole-system.ts';

const PROMETHEUS_LABELS = ['job', 'instance', 'component'];
const PROMETHEUS_METRICS = ['up'];

const texts = (text: string) => ({ en: text, id: text, cn: text });

describe('observability', () => {
  let collector: TraceCollector;
  let system: WholeSystem;
  let admin: Record<string, string>;
  let client: HttpClient;

  beforeAll(async () => {
    collector = await TraceCollector.start();
    const everywhere = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'debug' };
    system = await WholeSystem.start({ everywhere });
    admin = await system.signIn('admin');
    client = new HttpClient(system.url);
  });

  afterAll(async () => {
    await system?.stop();
    collector?.stop();
  });

  async function addDestination(picture: Uint8Array<ArrayBuffer>) {
    const form = new FormData();
    const content = { names: texts('Reef'), categories: texts('Diving'), descriptions: texts('Blue') };
    const details = { location: 'Manado', best_time: 'May', status: 'active', entry_fee: { local: 1, tourist: 2 } };
    form.append('destinationData', JSON.stringify({ ...content, ...details }));
    form.append('mainImage', new File([picture], 'reef.png', { type: 'image/png' }));
    const answer = await client.post<{ requestId?: string }>('/api/add-destination', form, { headers: admin });
    return { status: answer.status, requestId: answer.headers.get('x-request-id') ?? '', body: answer.body };
  }

  const scrapeAll = async () => {
    const scrapes = await Promise.all(PROCESSES.map(async (name) => [name, await scrape(system.opsUrlOf(name))] as const));
    return Object.fromEntries(scrapes) as Record<ProcessName, Scrape>;
  };

  it('joins the spans of a browser request, its messages, queries and object writes in one trace', async () => {
    const { status, requestId } = await addDestination(new Uint8Array(await makePng({ width: 40, height: 30 })));
    expect(status).toBe(201);
    const endpoint = 'gateway POST /api/add-destination';
    const catalog = `${endpoint} > gateway POST catalog > catalog POST /api/add-destination`;
    const complete = `${catalog} > catalog ask media.uploads.complete > media handle media.uploads.complete`;
    const ways = [
      endpoint,
      `${endpoint} > gateway ask auth.sessions.resolve > auth handle auth.sessions.resolve > auth find users`,
      `${catalog} > catalog ask media.uploads.begin > media handle media.uploads.begin > media insert uploads`,
      `${complete} > media findAndModify uploads`,
      `${complete} > media storage open`,
      `${complete} > media storage write`,
      `${catalog} > catalog insert destinations`,
    ];
    const seen = () => collector.traceOf(requestId).ways();
    await eventually(() => expect(ways.filter((way) => !seen().includes(way))).toEqual([]));
    for (const way of seen()) expect(way).toMatch(/^gateway POST/);
  });

  it('starts a new trace for a request from outside and ignores its trace headers', async () => {
    const outside = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01', 'x-request-id': 'chosen-outside' };
    const { headers } = await client.get('/api/me', { headers: outside });
    const requestId = headers.get('x-request-id') ?? '';
    expect(requestId).not.toBe('chosen-outside');
    await eventually(() =>
      expect(collector.traceOf(requestId).ways()).toContain('gateway GET /api/me > gateway GET auth > auth GET /api/me'),
    );
    expect(collector.spans.some(({ traceId }) => traceId.startsWith('1111'))).toBe(false);
  });

  it('uses the same request id in the answer, the error and the log of every process involved', async () => {
    const { status, requestId, body } = await addDestination(new TextEncoder().encode('no picture at all'));
    expect([status, body.requestId]).toEqual([415, requestId]);
    await eventually(() => {
      for (const name of ['gateway', 'catalog', 'media'] as const) {
        const lines = system.linesOf(name).filter((line) => line.requestId === requestId);
        expect([name, lines.length > 0]).toEqual([name, true]);
        const { traceId } = collector.traceOf(requestId).spans[0] ?? {};
        for (const line of lines) expect([name, line.traceId]).toEqual([name, traceId]);
      }
    });
  });

  it('writes no token of a guest and no search into the logs and traces of any process (ENQ-03)', async () => {
    const [token, search] = ['token-of-a-guest-that-no-log-may-show', 'name-that-staff-look-for'];
    const answers = [
      await client.get(`/api/enquiries/status/${token}`),
      await client.get(`/api/enquiries/STATUS/${token}`),
      await client.get(`/api/calendar/${token}.ics`),
      await client.get(`/api/enquiries?q=${search}`, { headers: admin }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    await eventually(() => {
      for (const { headers } of answers) {
        const requestId = headers.get('x-request-id') ?? '';
        expect(collector.traceOf(requestId).ways().join()).toContain('bookings GET');
        for (const name of ['gateway', 'bookings'] as const) {
          expect(system.linesOf(name).some((line) => JSON.stringify(line).includes(requestId))).toBe(true);
        }
      }
    });
    const written = JSON.stringify([PROCESSES.map((name) => system.linesOf(name)), collector.spans]);
    expect([written.includes(token), written.includes(search)]).toEqual([false, false]);
  });

  it('counts requests by route, upstream, subject, collection and cache, never by address', async () => {
    // Renditions and image sweeps would be counted as well.
    await commandSweeps(system.stack, 'pause');
    await system.rendered();
    const before = await scrapeAll();
    await client.get('/api/travel/no-such-reef-anywhere');
    await client.get('/api/gallery-slides');
    await client.get('/api/gallery-slides');
    await client.get('/api/get-travels-with-stats', { headers: admin });
    await client.get('/api/get-travels-with-stats', { headers: admin });
    const wrong = { email: 'nobody@reefdesk.example', password: 'not the password' };
    expect((await client.post('/api/login', wrong)).status).toBe(401);
    const after = await scrapeAll();
    const grown = (name: ProcessName, metric: string, labels: Record<string, string>) =>
      after[name].sum(metric, labels) - before[name].sum(metric, labels);
    const requests = 'http_request_duration_seconds_count';
    expect({
      atTheGateway: grown('gateway', requests, { method: 'GET', route: '/api/get-travels-with-stats', status: '200' }),
      pattern: grown('catalog', requests, { method: 'GET', route: '/api/travel/:slug', status: '404' }),
      upstream: grown('gateway', 'upstream_answer_duration_seconds_count', { upstream: 'catalog', outcome: '2xx' }),
      upstreamHeld: grown('gateway', 'upstream_answer_duration_seconds_count', { upstream: 'catalog', outcome: '3xx' }),
      fromMemory: grown('gateway', 'response_cache_reads_total', { result: 'hit' }),
      askedFor: grown('gateway', 'response_cache_reads_total', { result: 'miss' }),
      knownSession: grown('gateway', 'session_lookups_total', { result: 'hit' }) > 0,
      wrongPassword: grown('auth', 'auth_attempts_total', { call: 'login', outcome: 'failed' }),
      query: grown('media', 'mongodb_command_duration_seconds_count', { command: 'find', collection: 'slides', outcome: 'ok' }),
    }).toEqual({
      atTheGateway: 2,
      pattern: 1,
      upstream: 1,
      upstreamHeld: 1,
      fromMemory: 1,
      askedFor: 2,
      knownSession: true,
      wrongPassword: 1,
      query: 1,
    });
    const values = Object.values(after).flatMap(({ samples }) => samples.flatMap(({ labels }) => Object.values(labels)));
    expect(values.filter((value) => value.includes('no-such-reef'))).toEqual([]);
  });

  it('records durations of messages on both sides, uploads, renditions and object storage requests', async () => {
    await eventually(async () => {
      const { gateway, auth, catalog, media } = await scrapeAll();
      const resolve = { subject: 'auth.sessions.resolve', outcome: 'ok' };
      const complete = { side: 'handled', subject: 'media.uploads.complete', outcome: 'refused' };
      for (const [seen, place] of [
        [gateway.sum('nats_message_duration_seconds_count', { ...resolve, side: 'asked' }), 'asked'],
        [auth.sum('nats_message_duration_seconds_count', { ...resolve, side: 'handled' }), 'handled'],
        [media.sum('nats_message_duration_seconds_count', complete), 'a refusal'],
        [catalog.sum('nats_events_published_total', { subject: 'events.catalog.destinations.changed', outcome: 'ok' }), 'events'],
        [media.sum('image_upload_duration_seconds_count', { outcome: 'ok' }), 'uploads'],
        [media.sum('image_upload_duration_seconds_count', { outcome: 'refused' }), 'refused uploads'],
        [media.sum('image_rendition_duration_seconds_count', { outcome: 'ok' }), 'renditions'],
        [media.sum('object_storage_request_duration_seconds_count', { operation: 'write', outcome: 'ok' }), 'storage'],
        [media.sum('health_check_up', { check: 'storage' }), 'checks'],
        [media.sum('images_recorded'), 'images'],
      ] as const) {
        expect([place, seen > 0]).toEqual([place, true]);
      }
    });
  });

  it('exports every metric and label that the dashboard and the alert rules query', async () => {
    const scrapes = Object.values(await scrapeAll());
    const names = new Set([...PROMETHEUS_METRICS, ...scrapes.flatMap((one) => [...one.names])]);
    const samples = scrapes.flatMap((one) => one.samples);
    const labelsOf = (metric: string) => new Set(samples.flatMap(({ name, labels }) => (name === metric ? Object.keys(labels) : [])));
    const missing = listQueries().flatMap(({ place, text }) =>
      selectorsOf(text).flatMap(({ metric, labels }) => {
        if (!names.has(metric)) return [`${place}: ${metric}`];
        const known = labelsOf(metric);
        // A metric without a recorded value has no labels yet.
        const unknown = known.size > 1 ? labels.filter((label) => !known.has(label) && !PROMETHEUS_LABELS.includes(label)) : [];
        return unknown.map((label) => `${place}: ${metric}{${label}}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('exports no metric that the documentation does not explain', async () => {
    const text = readFileSync(join(__dirname, '../../docs/observability.md'), 'utf8');
    const families = Object.values(await scrapeAll()).flatMap((one) => [...one.families]);
    const own = new Set(families.filter((name) => !/^(nodejs|process)_/.test(name)));
    expect([...own].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
