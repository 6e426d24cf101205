// The S3 servers that what speaks S3 is tested on: two that have nothing in common but the protocol.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { type Storage, startStorage } from '@reefdesk/embedded-stack/storage';
import type { S3Settings } from '@reefdesk/object-storage/s3';
import type { ProviderOptions } from './provider-options.ts';
import { SWIFT_PAGE, startSwift, unfinishedInSwift } from './swift/swift.ts';
import { SWIFT_MISSING, SWIFT_ROOT } from './swift/swift-packages.ts';

export interface RunningS3 {
  settings: S3Settings;
  /** Objects in one answer to a list. */
  pageLength: number;
  /** Files of uploads that are under way. */
  unfinished(): string[];
  stop(): Promise<void>;
}

interface Kind {
  name: string;
  start(options: ProviderOptions): Promise<Storage>;
  unfinishedIn(dataDir: string): string[];
  pageLength: number;
  /** Why it cannot be started here. */
  missing?: string | undefined;
}

const KINDS: readonly Kind[] = [
  {
    name: 'the embedded server',
    start: startStorage,
    pageLength: 1_000,
    unfinishedIn: (dataDir) =>
      readdirSync(join(dataDir, 'storage'), { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.draft-')),
  },
  {
    name: 'OpenStack Swift',
    start: startSwift,
    pageLength: SWIFT_PAGE,
    unfinishedIn: unfinishedInSwift,
    missing: process.env[SWIFT_ROOT] ? undefined : (process.env[SWIFT_MISSING] ?? 'it comes with the integration tests'),
  },
];

/** The tests once for each server; where one cannot be had they are skipped, and their title says why. */
export function describeOnS3Servers(title: string, tests: (start: () => Promise<RunningS3>) => void): void {
  for (const kind of KINDS) {
    if (kind.missing === undefined) describe(`${title} on ${kind.name}`, () => tests(() => startKind(kind)));
    else describe.skip(`${title} on ${kind.name} (not run: ${kind.missing})`, () => tests(() => startKind(kind)));
  }
}

async function startKind({ start, unfinishedIn, pageLength }: Kind): Promise<RunningS3> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-s3-'));
  const options: ProviderOptions = { dataDir, environment: { S3_BUCKET: `t${randomBytes(5).toString('hex')}` } };
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { settings, stop } = await start(options);
    return { settings, pageLength, unfinished: () => unfinishedIn(dataDir), stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
