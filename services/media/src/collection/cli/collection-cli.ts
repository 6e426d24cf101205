import { setTimeout as sleep } from 'node:timers/promises';
import { type CliStreams, runCommandLine } from '@reefdesk/service-kit/command-line';
import { mongoEnv, readEnv } from '@reefdesk/service-kit/env';
import { databaseName } from '@reefdesk/service-kit/mongo/database-name';
import { durableWrites } from '@reefdesk/service-kit/mongo/durable-writes';
import { rejectNewer } from '@reefdesk/service-kit/mongo/migrations/reject-newer';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { createConnection } from 'mongoose';
import { MIGRATIONS } from '../../migrations.ts';
import { CollectionStateRepository } from '../collection-state.repository.ts';
import { COLLECTION_STATE, type CollectionState, collectionStateSchema } from '../collection-state.schema.ts';
import { collectionCommands } from './command-line.ts';

const AWAY_AFTER_MS = 5_000;
/** Longer than deleting a group of images takes, and than the lease of a killed replica lasts. */
const PAUSE_TIMEOUT_MS = 120_000;
const LOOK_MS = 250;

/** The command behind `node dist/cli.js`; it needs only the database. Returns the exit code. */
export function runCollectionCli(args: readonly string[], { env, ...streams }: CliStreams): Promise<number> {
  const report = async (work: (states: CollectionStateRepository) => Promise<string>): Promise<void> =>
    void streams.stdout.write(`${await withStates(env, work)}\n`);
  const declare = collectionCommands({
    status: () => report(async (states) => describeState(await states.read())),
    pause: (hours) => report((states) => pause(states, hours)),
    resume: () =>
      report(async (states) => {
        await states.pauseUntil(new Date(0));
        return 'Sweeps go on.';
      }),
    accept: (name) => report((states) => accept(states, name)),
    allow: (images) =>
      report(async (states) => {
        await states.allow(images);
        return `The next sweep may remove up to ${images} images.`;
      }),
    sweep: () =>
      report(async (states) => {
        await states.makeDue();
        return 'A running media service sweeps within a minute.';
      }),
  });
  return runCommandLine(args, { name: 'node dist/cli.js', declare }, streams);
}

async function withStates<Result>(
  source: NodeJS.ProcessEnv,
  work: (states: CollectionStateRepository) => Promise<Result>,
): Promise<Result> {
  const env = readEnv(mongoEnv, source);
  const connection = createConnection(env.MONGODB_URI, {
    dbName: databaseName('media', env),
    ...durableWrites(env.MONGODB_URI),
    retryWrites: false,
    serverSelectionTimeoutMS: AWAY_AFTER_MS,
    appName: 'reefdesk-media-cli',
  });
  try {
    await connection.asPromise();
    await rejectNewer(connection, MIGRATIONS);
    return await work(new CollectionStateRepository(connection.model<CollectionState>(COLLECTION_STATE, collectionStateSchema)));
  } finally {
    await connection.close().catch(() => undefined);
  }
}

/** Nothing is deleted from its return until the pause ends. */
async function pause(states: CollectionStateRepository, hours: number): Promise<string> {
  const until = new Date(Date.now() + hours * 3_600_000);
  await states.pauseUntil(until);
  const timeout = monotonicMs() + PAUSE_TIMEOUT_MS;
  while (await states.isHeld()) {
    if (monotonicMs() > timeout) throw new Error('Sweeps are paused, but the running one does not end: check the media service.');
    await sleep(LOOK_MS);
  }
  return `No image is deleted until ${until.toISOString()}.`;
}

async function accept(states: CollectionStateRepository, name: string): Promise<string> {
  const met = (await states.read()).met[name];
  if (!met) throw new Error(`There is nothing to accept: no sweep has met another database of ${name}.`);
  await states.know(name, met);
  return `${name} is known by ${met} now.`;
}

function describeState({ alert, allowance, databases, doneAt, heldUntil, met, pausedUntil, sweptAt }: CollectionState): string {
  const now = new Date();
  const lines = [
    `Last sweep begun ${sweptAt.toISOString()}, last completed ${doneAt?.toISOString() ?? 'never'}.`,
    ...(heldUntil > now ? ['A sweep is running.'] : []),
    ...(pausedUntil > now ? [`Paused until ${pausedUntil.toISOString()}.`] : []),
    ...(allowance > 0 ? [`The next one may remove up to ${allowance} images.`] : []),
    ...(alert ? [`ALERT since ${alert.since.toISOString()}: ${alert.reason}. ${alert.detail}.`] : []),
    ...Object.entries(databases).map(
      ([name, id]) => `${name}: ${id}${met[name] ? `, but met ${met[name]}; "accept ${name}" if that is right` : ''}`,
    ),
  ];
  return lines.join('\n');
}
