import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { imagesOf } from './images.ts';
import { readLock } from './lock.ts';

interface Compose {
  services: Record<string, { image?: string; build?: { dockerfile?: string; args?: { WORKSPACE?: string } } }>;
}

describe('the images', () => {
  it('are those that compose builds, each for the same workspace', () => {
    const text = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
    const { services } = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as Compose;
    const built = Object.values(services).flatMap(({ image = '', build }) => {
      if (!build) return [];
      const name = /^reefdesk\/(\w+):/.exec(image)?.[1] ?? image;
      return [[name, build.args?.WORKSPACE ?? (build.dockerfile?.includes('setup') ? 'deploy/docker/setup' : '')] as const];
    });
    const known = [...imagesOf(readLock(repositoryRoot))].map(([name, [workspace]]) => [name, workspace]);
    expect(known.sort()).toEqual([...new Map(built)].sort());
  });
});
