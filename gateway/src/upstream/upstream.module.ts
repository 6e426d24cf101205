import { Global, Module } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { ServiceProxy } from './service-proxy.ts';
import { UpstreamMetrics } from './upstream-metrics.ts';
import { Upstreams } from './upstreams.ts';

@Global()
@Module({
  providers: [
    UpstreamMetrics,
    {
      provide: Upstreams,
      useFactory: (env: GatewayEnv, metrics: UpstreamMetrics) => new Upstreams(env, metrics),
      inject: [GATEWAY_ENV, UpstreamMetrics],
    },
    ServiceProxy,
  ],
  exports: [UpstreamMetrics, Upstreams, ServiceProxy],
})
export class UpstreamModule {}
