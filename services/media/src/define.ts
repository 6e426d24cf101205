import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type MediaEnv, readMediaEnv } from './env.ts';

export function defineMedia(source: NodeJS.ProcessEnv = process.env): ServiceDefinition<MediaEnv> {
  const env = readMediaEnv(source);
  return { name: 'media', env, module: AppModule.forRoot(env) };
}
