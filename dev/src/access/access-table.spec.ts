import { describe, expect, it } from '@jest/globals';
import { accessTable, writtenAccessTable } from './access-table.ts';

describe('docs/access.md', () => {
  it('shows the table of the contracts as it is; "npm run access" writes it (PPL-05)', () => {
    expect(writtenAccessTable()).toBe(accessTable());
  });
});
