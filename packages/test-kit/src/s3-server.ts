import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStorage } from '@reefdesk/embedded-stack/storage';
import type { S3Settings } from '@reefdesk/object-storage/s3';

export interface RunningS3 {
  settings: S3Settings;
  unfinished(): string[];
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<RunningS3> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-s3-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const unfinished = () =>
    readdirSync(join(dataDir, 'storage'), { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.draft-'));
  try {
    const { settings, stop } = await startStorage({ dataDir, environment: { S3_BUCKET: `t${randomBytes(5).toString('hex')}` } });
    return { settings, unfinished, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
