import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedSite } from '@reefdesk/demo/seed-site';
import sharp from 'sharp';
import type { SystemUnderTest } from './system.ts';

const PICTURES = fileURLToPath(new URL('../../demo/pictures/', import.meta.url));
/** This width suffices for every screen here; full-size pictures would take three times as long to render. */
const WIDTH = 1_280;

export async function addDemoContent({ url, adminEmail: email, adminPassword: password, dataDir }: SystemUnderTest): Promise<void> {
  const pictures = await mkdtemp(join(tmpdir(), 'reefdesk-pictures-'));
  try {
    const files = (await readdir(PICTURES)).filter((name) => /\.(jpg|webp)$/.test(name));
    await Promise.all(
      files.map((file) => sharp(join(PICTURES, file)).resize(WIDTH, undefined, { withoutEnlargement: true }).toFile(join(pictures, file))),
    );
    await seedSite({ site: { url, email, password }, stateFile: join(dataDir, 'journeys-seed.json'), pictures, log: () => {} });
  } finally {
    await rm(pictures, { recursive: true, force: true });
  }
}
