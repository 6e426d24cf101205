import { readRendererEnv } from '../../../frontends/renderer/src/env.ts';
import { readGatewayEnv } from '../../../gateway/src/env.ts';
import { readBackupEnv } from '../../../ops/backup/src/env.ts';
import { readCatalogEnv } from '../../../services/catalog/src/env.ts';
import { readServerEnv } from '../frontend-server/src/env.ts';
import { composeFile, imageEnvironment } from './compose-file.ts';
import { SERVICE_READERS } from './service-readers.ts';

type Environment = Record<string, string | undefined>;
type Read = (source: Environment) => unknown;

const PROCESSES: Readonly<Record<string, Read>> = {
  gateway: readGatewayEnv,
  ...SERVICE_READERS,
  backup: readBackupEnv,
  restore: readBackupEnv,
  'frontend-shell': readServerEnv,
  'frontend-public': readServerEnv,
  'frontend-admin': readServerEnv,
  renderer: readRendererEnv,
};

/** Read by Node or by the C library. */
const NOT_OURS = ['NODE_ENV', 'MALLOC_ARENA_MAX'];

function namesReadBy(process: Read): Set<string> {
  const names = new Set<string>();
  const listening = new Proxy<Environment>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  try {
    process(listening);
  } catch {
    // The reader may throw, because every variable is undefined.
  }
  return names;
}

function unknownIn(environment: Environment, process: Read): string[] {
  const known = namesReadBy(process);
  return Object.keys(environment).filter((name) => !known.has(name) && !NOT_OURS.includes(name));
}

function withFilesRead(environment: Environment): Environment {
  const entries = Object.entries(environment).map(([name, value]) =>
    name.endsWith('_FILE') && value?.startsWith('/run/reefdesk/') && name !== 'AUTH_KEYS_FILE'
      ? [name.slice(0, -'_FILE'.length), 'from-a-mounted-file']
      : [name, value],
  );
  return Object.fromEntries(entries) as Environment;
}

function environmentOf(name: string): Environment {
  const { build } = composeFile().services[name] ?? {};
  return { ...imageEnvironment(build?.dockerfile ?? ''), ...givenTo(name) };
}

function givenTo(name: string): Environment {
  const entries = Object.entries(composeFile().services[name]?.environment ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

describe('the environment that compose gives to processes', () => {
  const built = Object.entries(composeFile().services).filter(([, { build }]) => build && !build.dockerfile.includes('setup'));

  it('is checked for every image of this repository', () => {
    expect(Object.keys(PROCESSES).sort()).toEqual(built.map(([name]) => name).sort());
  });

  it.each(Object.entries(PROCESSES))('gives %s all required variables', (name, process) => {
    expect(() => process(withFilesRead(environmentOf(name)))).not.toThrow();
  });

  it.each(Object.entries(PROCESSES))('gives %s no unknown variables', (name, process) => {
    expect(unknownIn(givenTo(name), process)).toEqual([]);
  });

  it('fails the check when a variable is missing or misspelt', () => {
    const { MONGODB_URI_FILE: file, ...without } = environmentOf('catalog');
    expect(() => readCatalogEnv(withFilesRead(without))).toThrow('MONGODB_URI');
    expect(unknownIn({ ...without, MONGO_URI_FILE: file }, readCatalogEnv)).toEqual(['MONGO_URI_FILE']);
  });
});
