import type { Tracing, TracingEnv } from './tracing.ts';

/** Exports spans to the configured collector. Without one, only OpenTelemetry's API is loaded, whose spans do nothing. */
export async function startTracing(service: string, env: TracingEnv): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans(service, env);
}
