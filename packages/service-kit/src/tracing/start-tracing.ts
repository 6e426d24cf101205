import type { Tracing, TracingEnv } from './tracing.ts';

/**
 * Sends the spans of this process to the collector that the environment names. Without one nothing is loaded but
 * OpenTelemetry's API, whose spans do nothing.
 */
export async function startTracing(service: string, env: TracingEnv): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans(service, env);
}
