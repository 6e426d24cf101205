import { relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { relatedTests } from '../src/testing/jest-step.ts';

const related = async (file: string): Promise<string[]> => (await relatedTests([file])).map((path) => relative(repositoryRoot, path));

describe('the tests of a changed source file', () => {
  it('include those of other packages', async () => {
    const tests = await related('packages/contracts/src/travels/requests.ts');
    expect(tests).toEqual(
      expect.arrayContaining([
        'packages/forms/src/facts/fact-texts.spec.ts',
        'services/catalog/test/travels/travels.int-spec.ts',
        'services/catalog/test/travel-list.int-spec.ts',
      ]),
    );
    expect(tests.some((file) => file.startsWith('frontends/admin/'))).toBe(true);
  });

  it('include those that start the built process', async () => {
    const tests = await related('services/testimonials/src/main.ts');
    expect(tests).toContain('services/testimonials/test/audit.int-spec.ts');
    expect(tests).toContain('e2e/api/access.int-spec.ts');
    expect(tests).not.toContain('services/auth/test/replicas.int-spec.ts');
  });

  it('include those of pages that use a changed public screen', async () => {
    expect(await related('frontends/public/src/server.ts')).toContain('frontends/renderer/test/renderer.int-spec.ts');
  });
});
