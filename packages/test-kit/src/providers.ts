import { existsSync } from 'node:fs';
import { type Mongo, startMongo } from '@reefdesk/embedded-stack/mongo';
import { type Nats, startNats } from '@reefdesk/embedded-stack/nats';
import { type Storage, startStorage } from '@reefdesk/embedded-stack/storage';
import type { ProviderOptions } from './provider-options.ts';

export interface Providers {
  nats(options: ProviderOptions): Promise<Nats>;
  mongo(options: ProviderOptions): Promise<Mongo>;
  storage(options: ProviderOptions): Promise<Storage>;
}

/** Containers with Docker, else the embedded backing services. */
export async function chooseProviders(): Promise<Providers> {
  if (!isDockerThere()) return { nats: startNats, mongo: startMongo, storage: startStorage };
  // Imported only here: testcontainers takes more than a second to load.
  const { natsInContainer, mongoInContainer, storageInContainer } = await import('./container-stack.ts');
  return { nats: natsInContainer, mongo: mongoInContainer, storage: storageInContainer };
}

function isDockerThere(): boolean {
  return Boolean(process.env.DOCKER_HOST) || existsSync('/var/run/docker.sock');
}
