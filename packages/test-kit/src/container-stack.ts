// Backing services in containers, with the same interface as the embedded ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mongo, STANDALONE_OPTIONS } from '@reefdesk/embedded-stack/mongo';
import type { Nats } from '@reefdesk/embedded-stack/nats';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { randomSecret } from '@reefdesk/embedded-stack/secrets';
import { type Storage, startStorage } from '@reefdesk/embedded-stack/storage';
import { NATS_USERS, type NatsUser } from '@reefdesk/system/nats-accounts';
import { natsConfig } from '@reefdesk/system/nats-config';
import { GenericContainer, Wait } from 'testcontainers';
import type { ProviderOptions } from './provider-options.ts';

const IMAGES = { nats: imageOf('nats'), mongo: imageOf('mongo'), minio: imageOf('minio/minio') };

function imageOf(name: string): string {
  const { images } = JSON.parse(readFileSync(join(repositoryRoot, 'deploy/images.json'), 'utf8')) as {
    images: { name: string; version: string }[];
  };
  const image = images.find((known) => known.name === name);
  if (!image) throw new Error(`deploy/images.json does not know ${name}`);
  return `${name}:${image.version}`;
}

export async function natsInContainer(): Promise<Nats> {
  const passwords = Object.fromEntries(NATS_USERS.map((user) => [user, randomSecret()])) as Record<NatsUser, string>;
  const content = natsConfig({ host: '0.0.0.0', port: 4222, passwords });
  const container = await new GenericContainer(IMAGES.nats)
    .withCopyContentToContainer([{ content, target: '/etc/nats/reefdesk.conf' }])
    .withCommand(['--config', '/etc/nats/reefdesk.conf'])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  return {
    description: 'NATS in a container',
    url: `nats://${container.getHost()}:${container.getMappedPort(4222)}`,
    credentials: (user) => ({ user, password: passwords[user] }),
    stop: async () => void (await container.stop()),
  };
}

export async function mongoInContainer(): Promise<Mongo> {
  const container = await new GenericContainer(IMAGES.mongo).withExposedPorts(27017).withWaitStrategy(Wait.forListeningPorts()).start();
  return {
    description: 'MongoDB in a container',
    uri: `mongodb://${container.getHost()}:${container.getMappedPort(27017)}/?${STANDALONE_OPTIONS}`,
    stop: async () => void (await container.stop()),
  };
}

export async function storageInContainer(options: ProviderOptions): Promise<Storage> {
  const [user, password] = [randomSecret(), randomSecret()];
  const container = await new GenericContainer(IMAGES.minio)
    .withEnvironment({ MINIO_ROOT_USER: user, MINIO_ROOT_PASSWORD: password })
    .withCommand(['server', '/data'])
    .withExposedPorts(9000)
    .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000))
    .start();
  const environment = {
    ...options.environment,
    S3_ENDPOINT: `http://${container.getHost()}:${container.getMappedPort(9000)}`,
    S3_ACCESS_KEY: user,
    S3_SECRET_KEY: password,
  };
  const storage = await startStorage({ ...options, environment });
  return { ...storage, stop: async () => void (await container.stop()) };
}
