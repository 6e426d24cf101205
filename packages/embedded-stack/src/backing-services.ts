import type { BackingServiceOptions } from './backing-service.ts';
import { type Mail, startMail } from './mail.ts';
import { type Mongo, startMongo } from './mongo.ts';
import { type Nats, startNats } from './nats.ts';
import { type Storage, startStorage } from './storage.ts';

export interface BackingServices {
  nats: Nats;
  mongo: Mongo;
  storage: Storage;
  mail: Mail;
  stop(): Promise<void>;
}

/** Starts all four backing services: when one fails, the others are stopped before the error is thrown. */
export async function startBackingServices(options: BackingServiceOptions): Promise<BackingServices> {
  const starting = [startNats(options), startMongo(options), startStorage(options), startMail(options)] as const;
  const results = await Promise.allSettled(starting);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await Promise.all(results.map((result) => (result.status === 'fulfilled' ? result.value.stop() : undefined)));
    throw failed.reason;
  }
  const [nats, mongo, storage, mail] = await Promise.all(starting);
  const stop = async () => void (await Promise.all([nats.stop(), mongo.stop(), storage.stop(), mail.stop()]));
  return { nats, mongo, storage, mail, stop };
}
