import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { spareLogger } from './spare-logger.ts';
import type { Tracing, TracingEnv } from './tracing.ts';

/** An unavailable collector must not delay the end of a process. */
const LAST_EXPORT_MS = 1_500;
const SEND_EVERY_MS = 1_000;
const COMPLAIN_EVERY_MS = 60_000;

/** The only module that loads OpenTelemetry's SDK. */
export function exportSpans(service: string, env: TracingEnv): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.namespace': 'reefdesk',
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    // The gateway decides and the services follow, so that a trace is complete or absent.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS })],
  });
  diag.setLogger(spareLogger(new Logger('Tracing'), COMPLAIN_EVERY_MS), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const stop = async (): Promise<void> => {
    const timeout = sleep(LAST_EXPORT_MS, undefined, { ref: false });
    await Promise.race([provider.shutdown().catch(() => undefined), timeout]);
    for (const api of [trace, propagation, context, diag]) api.disable();
  };
  return { stop };
}

/** Reads `name=value,name=value`, as in the OpenTelemetry specification. */
function headersOf(list: string): Record<string, string> {
  const entries = list.split(',').map((entry) => entry.split('='));
  return Object.fromEntries(
    entries.flatMap(([name, ...value]) => (name?.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [])),
  );
}
