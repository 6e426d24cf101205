import { Global, Module } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { ServiceProxy } from './service-proxy.ts';
import { Upstreams } from './upstreams.ts';

/** The ways to the services, for whoever asks one. */
@Global()
@Module({
  providers: [{ provide: Upstreams, useFactory: (env: GatewayEnv) => new Upstreams(env), inject: [GATEWAY_ENV] }, ServiceProxy],
  exports: [Upstreams, ServiceProxy],
})
export class UpstreamModule {}
