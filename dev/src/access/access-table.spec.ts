import { describe, expect, it } from '@jest/globals';
import { accessTable, writtenAccessTable } from './access-table.ts';

describe('docs/access.md', () => {
  it('matches the contracts; "npm run access" updates it (PPL-05)', () => {
    expect(writtenAccessTable()).toBe(accessTable());
  });
});
