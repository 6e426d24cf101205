import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectS3 } from '@reefdesk/object-storage/s3';
import { type EncryptedStack, startEncryptedStack } from '@reefdesk/test-kit/encrypted-stack';
import { eventually } from '@reefdesk/test-kit/eventually';
import { createWorld } from '@reefdesk/test-kit/fuzz/world';
import { HttpClient } from '@reefdesk/test-kit/http';
import { runTool } from './backup/backup-tool.ts';
import { WholeSystem } from './support/whole-system.ts';

describe('a system whose backing services accept only encrypted connections', () => {
  let encrypted: EncryptedStack;
  let system: WholeSystem;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-tls-backup-'));
    encrypted = await startEncryptedStack();
    system = await WholeSystem.start({ stack: encrypted.stack, everywhere: encrypted.trust });
  });
  afterAll(async () => {
    await system?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('stores content, serves it and backs it up', async () => {
    const admin = await system.signIn('admin');
    await createWorld(system, admin);
    const visitor = new HttpClient(system.url);
    const { data } = (await visitor.request<{ data: { mainImage: string }[] }>('GET', '/api/get-destinations')).body;
    expect(data).toHaveLength(1);
    await eventually(async () => expect((await fetch(new URL(data[0]?.mainImage ?? '', system.url))).status).toBe(200));
    const { code, stderr } = await runTool(encrypted.stack, ['backup', '--to', join(folder, 'one')], encrypted.trust);
    expect([code, stderr]).toEqual([0, '']);
  });

  it('refuses requests without the cluster’s credentials', async () => {
    const { client, close } = connectS3(encrypted.stack.s3);
    await expect(client.bucketExists(encrypted.stack.s3.bucket)).rejects.toThrow(/certificate/);
    close();
  });
});
