// Checks the environment of each process with the code that reads it there.

import { readRendererEnv } from '../../../../frontends/renderer/src/env.ts';
import { readGatewayEnv } from '../../../../gateway/src/env.ts';
import { readBackupEnv } from '../../../../ops/backup/src/env.ts';
import { readServerEnv } from '../../../docker/frontend-server/src/env.ts';
import { SERVICE_READERS } from '../../../docker/tests/service-readers.ts';
import { type Container, containersOf, type Manifest, ofKind, type Workload, workloads } from '../manifest.ts';
import { unless } from './pods.ts';

type Environment = Record<string, string>;
type Reader = (source: Environment) => object;

const OF_THE_IMAGE = { SITE_DIR: '/app/site' };
const readFrontendEnv: Reader = (source) => readServerEnv({ ...OF_THE_IMAGE, ...source });

const READERS: Readonly<Record<string, Reader>> = {
  gateway: readGatewayEnv,
  ...SERVICE_READERS,
  backup: readBackupEnv,
  restore: readBackupEnv,
  'frontend-shell': readFrontendEnv,
  'frontend-public': readFrontendEnv,
  'frontend-admin': readFrontendEnv,
  renderer: readRendererEnv,
};

const OF_THE_SYSTEM = ['MALLOC_ARENA_MAX', 'NODE_EXTRA_CA_CERTS'];

export function environmentViolations(manifests: readonly Manifest[]): string[] {
  return workloads(manifests).flatMap((workload) => {
    const read = READERS[workload.name];
    if (!read) return [];
    const environment = environmentOf(workload, manifests);
    try {
      const known = Object.keys(read(environment));
      const names = Object.keys(environment).filter((name) => !OF_THE_SYSTEM.includes(name));
      return names.flatMap((name) => unless(known.includes(name), `${workload.name}: sets ${name}, which it does not know`));
    } catch (error) {
      return [`${workload.name}: ${(error as Error).message}`];
    }
  });
}

export function environmentOf(workload: Workload, manifests: readonly Manifest[]): Environment {
  const [container] = containersOf(workload);
  return container ? { ...fromReferences(container, manifests), ...fromValues(container, manifests) } : {};
}

function fromReferences({ envFrom = [] }: Container, manifests: readonly Manifest[]): Environment {
  const all = envFrom.map(({ configMapRef, secretRef }) =>
    configMapRef ? dataOf(manifests, 'ConfigMap', configMapRef.name) : dataOf(manifests, 'Secret', secretRef?.name),
  );
  return Object.assign({}, ...all);
}

function fromValues({ env = [] }: Container, manifests: readonly Manifest[]): Environment {
  const all = env.map(({ name, value, valueFrom: { configMapKeyRef: map, secretKeyRef: secret } = {} }) => {
    const found = map ? dataOf(manifests, 'ConfigMap', map.name)[map.key] : dataOf(manifests, 'Secret', secret?.name)[secret?.key ?? ''];
    return [name, value ?? found] as const;
  });
  return Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function dataOf(manifests: readonly Manifest[], kind: 'ConfigMap' | 'Secret', name: string | undefined): Environment {
  const data = ofKind(manifests, kind).find(({ metadata }) => metadata.name === name)?.data ?? {};
  if (kind === 'ConfigMap') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString('utf8')]));
}
