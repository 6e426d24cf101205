import type { CommonEnv } from '../env.ts';

export type TracingEnv = Pick<CommonEnv, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'>;

export interface Tracing {
  /** Sends what is left, for a moment at most. */
  stop(): Promise<void>;
}

/**
 * Sends the spans of this process to the collector that the environment names. Without one nothing is loaded but
 * OpenTelemetry's API, whose spans do nothing.
 */
export async function startTracing(service: string, env: TracingEnv): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans(service, env);
}
