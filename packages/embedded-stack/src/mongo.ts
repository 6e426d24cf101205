import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackingService, type BackingServiceOptions, nothingToStop } from './backing-service.ts';
import { messageOf, StackError } from './errors.ts';
import { logFileOf, runDirOf } from './folders.ts';
import { glibcLauncher } from './glibc.ts';
import { guarded } from './guarded.ts';
import type { ProcessSpec } from './managed-process.ts';
import { findOnPath, hostArguments } from './paths.ts';
import { accepts } from './probes.ts';
import { Supervisor } from './supervisor.ts';

export interface Mongo extends BackingService {
  /** Without a database name; its write concern acknowledges a write once it is in the journal. */
  uri: string;
}

/**
 * For a server without a replica set. With `w=majority&journal=true` the embedded engine acknowledges before the journal is on disk, and a
 * SIGKILL loses acknowledged writes (measured: 77 of 970; none with `w=1&journal=true`). Clients must not override the write concern.
 */
export const STANDALONE_OPTIONS = 'directConnection=true&w=1&journal=true';

/** Uses the server of `MONGODB_URI`, else `mongod` from PATH, else the embedded engine. */
export async function startMongo(options: BackingServiceOptions): Promise<Mongo> {
  const uri = (options.environment ?? process.env).MONGODB_URI;
  if (uri) return { description: 'MongoDB from MONGODB_URI', uri, stop: nothingToStop };
  const { dataDir, events } = options;
  const socketDir = mkdtempSync(join(tmpdir(), 'reefdesk-mongo-'));
  const socket = join(socketDir, 'mongo.sock');
  try {
    const mongod = mongodFor(dataDir);
    const base = { name: 'mongo', runDir: runDirOf(dataDir), logFile: logFileOf(dataDir, 'mongo'), scratch: socketDir };
    const spec = mongod ? mongodSpec(base, mongod, dataDir, socketDir) : await embeddedSpec(base, options, socket);
    const supervisor = new Supervisor(spec, events);
    await supervisor.start();
    return {
      description: mongod ? 'mongod from PATH' : 'MongoDB engine, embedded',
      uri: `mongodb://${encodeURIComponent(mongod ? mongodSocket(socketDir) : socket)}/?${STANDALONE_OPTIONS}`,
      stop: async () => {
        await supervisor.stop();
        rmSync(socketDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(socketDir, { recursive: true, force: true });
    throw withWaysOut(error);
  }
}

type BaseSpec = Pick<ProcessSpec, 'name' | 'runDir' | 'logFile' | 'scratch'>;

const embeddedDirOf = (dataDir: string) => join(dataDir, 'mongodb');
const mongodDirOf = (dataDir: string) => join(dataDir, 'mongod');
const mongodSocket = (socketDir: string) => join(socketDir, 'mongodb-27017.sock');

/** A data folder stays with the engine that wrote it: otherwise data would seem lost after mongod is installed. */
function mongodFor(dataDir: string): string | undefined {
  if (existsSync(embeddedDirOf(dataDir)) && !existsSync(mongodDirOf(dataDir))) return undefined;
  return findOnPath('mongod');
}

function mongodSpec(base: BaseSpec, mongod: string, dataDir: string, socketDir: string): ProcessSpec {
  const path = mongodSocket(socketDir);
  mkdirSync(mongodDirOf(dataDir), { recursive: true, mode: 0o700 });
  // Listens on the socket only, so that other users cannot reach it.
  const args = ['--dbpath', mongodDirOf(dataDir), '--bind_ip', path, '--unixSocketPrefix', socketDir];
  return guarded({ ...base, command: mongod, args, isReady: () => accepts({ path }) });
}

async function embeddedSpec(base: BaseSpec, options: BackingServiceOptions, socket: string): Promise<ProcessSpec> {
  const databaseDir = embeddedDirOf(options.dataDir);
  const launcher = await glibcLauncher(options);
  mkdirSync(databaseDir, { recursive: true, mode: 0o700 });
  const [command = '', ...args] = [...launcher, process.execPath, ...hostArguments('mongo-host'), databaseDir, socket];
  return { ...base, command, args, isReady: () => accepts({ path: socket }) };
}

function withWaysOut(error: unknown): StackError {
  return new StackError(
    [
      messageOf(error),
      'MongoDB cannot run embedded here. There are three ways out:',
      '  1. set MONGODB_URI to a MongoDB server of yours',
      '  2. install mongod so that it is on PATH',
      '  3. run everything in containers: docker compose up',
    ].join('\n'),
    { cause: error },
  );
}
