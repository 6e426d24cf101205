import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectType } from './detect-type.ts';

describe('the type of a file by its content', () => {
  let folder: string;
  const typeOf = async (text: string) => {
    const path = join(folder, 'file');
    await writeFile(path, text);
    return detectType(path);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reefdesk-type-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['plain', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['with a declaration and comments', '\uFEFF<?xml version="1.0"?>\n<!-- a --><!-- b > c -->\n<svg></svg>'],
    ['with a document type', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg></svg>'],
    ['with rules of its own', '<!DOCTYPE svg [ <!ENTITY a "b"> <!ENTITY c "d"> ]>\n<svg></svg>'],
    ['with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ])('sees an svg: %s', async (_name, text) => {
    expect(await typeOf(text)).toBe('svg');
  });

  it.each([
    ['a page', '<!doctype html><html><svg></svg></html>'],
    ['words', 'svg'],
    ['nothing', ''],
    ['a comment without an end', '<!-- <svg></svg>'],
    ['many comments', `${'<!---->'.repeat(9_000)}x`],
    ['many document types', `${'<!a>'.repeat(16_000)}x`],
    ['many open brackets', '<!a['.repeat(16_000)],
    ['nothing but spaces', `${' '.repeat(64_000)}x`],
  ])('sees none, and at once: %s', async (_name, text) => {
    // CPU time does not depend on the load of the machine.
    const began = process.cpuUsage();
    expect(await typeOf(text)).toBeUndefined();
    const { user, system } = process.cpuUsage(began);
    expect(user + system).toBeLessThan(2_000_000);
  });
});
