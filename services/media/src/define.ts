import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { deliveryDocs } from './delivery/delivery.docs.ts';
import { type MediaEnv, readMediaEnv } from './env.ts';
import { slidesDocs } from './slides/slides.docs.ts';

export function defineMedia(source: NodeJS.ProcessEnv = process.env): ServiceDefinition<MediaEnv> {
  const env = readMediaEnv(source);
  return { name: 'media', env, module: AppModule.forRoot(env), docs: { ...slidesDocs, ...deliveryDocs } };
}
