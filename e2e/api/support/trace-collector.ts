import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Readonly<Record<string, string>>;
}

interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}

interface TracesPayload {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { spans: { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: KeyValue[] }[] }[];
  }[];
}

/** A minimal OpenTelemetry collector, which receives OTLP/HTTP and stores every span. */
export class TraceCollector {
  readonly spans: ReceivedSpan[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer(async (request, response) => {
      if (request.url === '/v1/traces') this.take((await json(request)) as TracesPayload);
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  }

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.server.listen(0, '127.0.0.1');
    await once(collector.server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  traceOf(requestId: string): Trace {
    const traceId = this.spans.find(({ attributes }) => attributes['reefdesk.request_id'] === requestId)?.traceId;
    return new Trace(this.spans.filter((span) => span.traceId === traceId));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private take({ resourceSpans }: TracesPayload): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = attributesOf(resource.attributes)['service.name'] ?? '';
      for (const { name, traceId, spanId, parentSpanId, attributes } of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ service, name, traceId, spanId, parentSpanId: parentSpanId || undefined, attributes: attributesOf(attributes) });
      }
    }
  }
}

export class Trace {
  constructor(readonly spans: readonly ReceivedSpan[]) {}

  /** Returns every span with its ancestors: `gateway GET /api/me > gateway ask auth.sessions.resolve > …`. */
  ways(): string[] {
    return this.spans.map((span) => this.wayTo(span));
  }

  private wayTo(span: ReceivedSpan): string {
    const own = `${span.service} ${span.name}`;
    if (!span.parentSpanId) return own;
    const parent = this.spans.find(({ spanId }) => spanId === span.parentSpanId);
    return `${parent ? this.wayTo(parent) : 'unknown'} > ${own}`;
  }
}

function attributesOf(list: readonly KeyValue[]): Record<string, string> {
  return Object.fromEntries(list.map(({ key, value }) => [key, String(Object.values(value)[0])]));
}
