import { join } from 'node:path';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { repository } from './compose-file.ts';

type Reader = (source: Record<string, string | undefined>) => object;

export const SERVICE_READERS: Readonly<Record<string, Reader>> = Object.fromEntries(SERVICE_NAMES.map((name) => [name, readerOf(name)]));

function readerOf(name: string): Reader {
  const module = require(join(repository, 'services', name, 'src', 'env.ts')) as Record<string, unknown>;
  const read = module[`read${name.charAt(0).toUpperCase()}${name.slice(1)}Env`];
  if (typeof read !== 'function') throw new Error(`services/${name}/src/env.ts exports no reader of its environment`);
  return read as Reader;
}
