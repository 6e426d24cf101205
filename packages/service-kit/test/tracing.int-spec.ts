import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { Endpoints } from '@reefdesk/contracts/endpoint';
import { object } from '@reefdesk/contracts/schema/view';
import { eventually } from '@reefdesk/test-kit/eventually';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { Endpoint } from '../src/endpoint/endpoint.decorator.ts';
import { commonEnv, readEnv } from '../src/env.ts';
import { type RunningService, startService } from '../src/service.ts';

const probe = {
  open: { route: 'GET /probe/{id}', access: 'public', summary: '', answers: { 200: object({}) } },
} as const satisfies Endpoints;

@Controller()
class ProbeController {
  @Endpoint(probe.open) open() {
    return {};
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

const SAMPLED = '00-11111111111111111111111111111111-2222222222222222-01';
const NOT_SAMPLED = '00-33333333333333333333333333333333-4444444444444444-00';

describe('tracing of a service', () => {
  let stack: TestStack;
  let collector: Server;
  let received: { headers: unknown; body: string }[];
  let isSilent: boolean;
  /** Open responses of the silent collector. */
  let held: ServerResponse[];
  let service: RunningService | undefined;

  beforeAll(async () => {
    stack = await startTestStack({ nats: true });
  });
  afterAll(() => stack.stop());

  beforeEach(async () => {
    received = [];
    isSilent = false;
    held = [];
    collector = createServer(async (request, response) => {
      if (isSilent) {
        request.resume();
        held.push(response);
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
  });

  /** Shuts the service down as a signal does, which sends the remaining spans. */
  async function end(): Promise<void> {
    const ending = service;
    service = undefined;
    await ending?.close();
  }

  afterEach(async () => {
    await end();
    // A rejected batch is not sent again; after a broken connection it would be retried long after the tests.
    await Promise.all(held.map((response) => once(response.writeHead(400, { connection: 'close' }).end(), 'close')));
    collector.closeAllConnections();
    collector.close();
  });

  async function start(env: Record<string, string> = {}): Promise<RunningService> {
    const { port } = collector.address() as AddressInfo;
    const source = {
      ...stack.env('catalog'),
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'silent',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      ...env,
    };
    service = await startService({ name: 'probe', env: readEnv(commonEnv, source), module: ProbeModule });
    return service;
  }

  const sent = () => received.map(({ body }) => body).join('\n');

  it("continues the caller's trace, under the route pattern, with the headers of the collector", async () => {
    const { url } = await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b=, x-team = reef' });
    await fetch(`${url}/probe/one-of-many`, { headers: { traceparent: SAMPLED, 'x-request-id': 'request-of-the-test' } });
    await eventually(() => expect(sent()).toContain('GET /probe/:id'));
    expect(sent()).toContain('"traceId":"11111111111111111111111111111111"');
    expect(sent()).toContain('"parentSpanId":"2222222222222222"');
    expect(sent()).toContain('request-of-the-test');
    expect(received[0]?.headers).toMatchObject({ 'x-key': 'a b=', 'x-team': 'reef' });
  });

  it("sends spans when the process ends, and respects the caller's choice not to trace", async () => {
    const { url } = await start();
    await fetch(`${url}/probe/1`, { headers: { traceparent: NOT_SAMPLED } });
    await fetch(`${url}/probe/2`);
    await fetch(`${url}/health/live`);
    await end();
    expect(sent().match(/"name":"GET/g)).toHaveLength(1);
    expect(sent()).toContain('/probe/2');
  });

  it('loses only spans when the collector accepts requests and never responds', async () => {
    isSilent = true;
    const { url } = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => fetch(`${url}/probe/${n}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    // The export lasts until the collector answers, which happens after the end.
    await end();
  });
});
