import type { Server } from 'node:http';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { answerUnreadable } from './edge/unreadable-requests.ts';
import { type GatewayEnv, readGatewayEnv } from './env.ts';
import { FastPath } from './fast-path/fast-path.ts';
import { Negotiation } from './fast-path/negotiation.ts';
import { HotReload } from './frontends/hot-reload.ts';
import { readBrand } from './operator/read-brand.ts';
import { mountPipeline } from './pipeline.ts';

/** An upload over a slow link takes minutes, while the headers of a request arrive quickly. */
const WHOLE_REQUEST_WITHIN_MS = 15 * 60_000;
const HEAD_WITHIN_MS = 10_000;
/** Longer than the idle timeout of common load balancers, so that they close the connection first. */
const IDLE_CONNECTION_MS = 65_000;

export function defineGateway(source?: NodeJS.ProcessEnv): ServiceDefinition<GatewayEnv> {
  const env = readGatewayEnv(source);
  return {
    name: 'gateway',
    env,
    module: AppModule.forRoot(env, readBrand(env.BRAND_FILE)),
    parseBodies: false,
    isGateway: true,
    configure: (app) => {
      const server: Server = app.getHttpServer();
      server.requestTimeout = WHOLE_REQUEST_WITHIN_MS;
      server.headersTimeout = HEAD_WITHIN_MS;
      server.keepAliveTimeout = IDLE_CONNECTION_MS;
      answerUnreadable(server);
      app.get(HotReload).mount(server);
      mountPipeline(app, env);
      app.get(Negotiation).mount(app);
      app.get(FastPath).mount(app);
    },
  };
}
