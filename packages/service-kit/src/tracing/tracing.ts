import type { CommonEnv } from '../env.ts';

export type TracingEnv = Pick<CommonEnv, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'>;

export interface Tracing {
  /** Sends the remaining spans within a short timeout. */
  stop(): Promise<void>;
}
