import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readTimeZone } from './operator.ts';

describe('the time zone of the operator', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-brand-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (content: string) => {
    const file = join(folder, 'brand.json');
    writeFileSync(file, content);
    return readTimeZone(file);
  };

  it('is read from the brand file', () => {
    expect(read('{ "timeZone": "Asia/Jayapura" }')).toBe('Asia/Jayapura');
  });

  it.each(['{ "timeZone": "Manado" }', '{}', 'null', '{ "timeZone":'])('stops the service if it is invalid: %s', (content) => {
    expect(() => read(content)).toThrow(/^Bad BRAND_FILE .*brand\.json: /);
  });

  it('stops the service if there is no brand file', () => {
    expect(() => readTimeZone(join(folder, 'nothing.json'))).toThrow(/^Bad BRAND_FILE .*nothing\.json: .*ENOENT/);
  });
});
