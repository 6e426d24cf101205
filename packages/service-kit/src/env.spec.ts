import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv, str } from './env.ts';

const SPECS = { NAME: str(), SECRET: str({ default: '' }) };

describe('readEnv', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-env-'));
    file = join(folder, 'secret');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('names every variable that is missing', () => {
    expect(() => readEnv({ NAME: str(), PLACE: str() }, {})).toThrow(/NAME: .*; PLACE: /);
  });

  it('takes a value from the file that NAME_FILE names, without its last line break', () => {
    writeFileSync(file, 'a b\n\n');
    expect(readEnv(SPECS, { NAME: 'n', SECRET_FILE: file })).toEqual({ NAME: 'n', SECRET: 'a b\n' });
    expect(readEnv(SPECS, { NAME_FILE: file })).toMatchObject({ NAME: 'a b\n' });
  });

  it('treats an empty NAME_FILE or NAME as absent', () => {
    writeFileSync(file, 'from the file');
    expect(readEnv(SPECS, { NAME: 'n', NAME_FILE: '' })).toMatchObject({ NAME: 'n' });
    expect(readEnv(SPECS, { NAME: '', NAME_FILE: file })).toMatchObject({ NAME: 'from the file' });
  });

  it('rejects a value that is given twice, and never shows it', () => {
    writeFileSync(file, 'from the file');
    expect(() => readEnv(SPECS, { NAME: 'hush', NAME_FILE: file })).toThrow(/NAME: given twice, also by NAME_FILE(?!.*hush)/);
  });

  it('names the variable of a file that cannot be read', () => {
    expect(() => readEnv(SPECS, { NAME: 'n', SECRET_FILE: file })).toThrow(/SECRET_FILE: ENOENT/);
  });

  it('does not read a file for a variable whose own name ends in _FILE', () => {
    expect(readEnv({ KEYS: str({ default: '' }), KEYS_FILE: str() }, { KEYS_FILE: file })).toEqual({ KEYS: '', KEYS_FILE: file });
  });
});
