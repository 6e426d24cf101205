import { fromOverlay } from './combinations.ts';
import { type Manifest, workloads } from './manifest.ts';
import { type Composition, neededConnections } from './network/needed-connections.ts';
import { openConnections } from './network/open-connections.ts';
import { Kustomizer } from './render.ts';

const TIMEOUT_MS = 180_000;

const STORES = ['nats', 'mongodb', 'object-storage'] as const;
const OPTIONS = [
  'tracing',
  'backup',
  'demo-content',
  'external-mail',
  'external-webhook',
  'sign-in-provider',
  'machine-translator',
] as const;

const COMPOSITIONS: readonly [string, Composition][] = [
  ['production', {}],
  ['local', {}],
  ['with-options', { options: OPTIONS }],
  ['with-internal-tls', { options: ['internal-tls', 'backup'] }],
  ['with-external-stores', { external: STORES, options: OPTIONS }],
  ...STORES.map((store): [string, Composition] => [`with-external-${store}`, { external: [store] }]),
];

describe('network policies', () => {
  const kustomizer = new Kustomizer();
  for (const [name, composition] of COMPOSITIONS) if (name.startsWith('with-')) writeOverlay(kustomizer, name, composition);
  let rendered: Map<string, Manifest[]>;
  let production: Manifest[];

  beforeAll(async () => {
    rendered = await kustomizer.renderAll(COMPOSITIONS.map(([name]) => name));
    production = rendered.get('production') ?? [];
  }, TIMEOUT_MS);

  afterAll(() => kustomizer.remove());

  it.each(COMPOSITIONS)('allow exactly the connections that %s needs', (name, composition) => {
    const manifests = rendered.get(name) ?? [];
    expect(openConnections(manifests).sort()).toEqual(neededConnections(composition));
    // Some network plugins apply IP-range rules to pods, too. Even then no other connection between our pods may be open.
    const theirs = openConnections(manifests, { rangesHoldForPods: true }).filter((connection) => !connection.includes('impostor'));
    expect(theirs.sort()).toEqual(neededConnections(composition));
  });

  it.each([
    ['testimonials', 'auth:http'],
    ['catalog', 'gateway:http'],
    ['auth', 'storage:client'],
    ['media', 'storage:admin'],
    ['storage-setup', 'storage:client'],
    ['gateway', 'mongodb:client'],
    ['frontend-public', 'nats:client'],
    ['auth', 'auth:http'],
    ['impostor', 'mongodb:client'],
    ['renderer', 'catalog:http'],
    ['renderer', 'frontend-admin:http'],
    ['ingress controller', 'auth:http'],
    ['media', 'internet:443'],
    ['media', 'cloud metadata:80'],
    ['catalog', 'impostor:http'],
    ['gateway', 'auth:unused'],
    ['gateway', 'auth:8080/udp'],
    ['auth', 'internet:587'],
  ])('block %s from %s', (from, target) => {
    expect(openConnections(production)).not.toContain(`${from} → ${target}`);
    // Checks the test itself: without policies the connection is open.
    expect(openConnections(production.filter(({ kind }) => kind !== 'NetworkPolicy'))).toContain(`${from} → ${target}`);
  });

  it.each<[string, string, (spec: Manifest['spec']) => void]>([
    ['a rule that allows every sender', 'ingress controller → auth:ops', ({ ingress }) => ingress.push({})],
    ['a rule without its ports', 'gateway → auth:unused', ({ ingress }) => delete ingress[0].ports],
    ['a rule without a `from`', 'testimonials → auth:http', ({ ingress }) => delete ingress[0].from],
    ['a rule for all namespaces', 'impostor → auth:http', ({ ingress }) => Object.assign(ingress[0].from[0], { namespaceSelector: {} })],
  ])('are reported as too open with %s', (_name, connection, change) => {
    // Only this policy is kept, so that egress policies do not block the sender.
    const opened = structuredClone(production).filter(({ kind, metadata }) => kind !== 'NetworkPolicy' || metadata.name === 'services');
    const services = opened.find(({ kind }) => kind === 'NetworkPolicy');
    expect(openConnections(opened)).not.toContain(connection);
    change(services?.spec);
    expect(openConnections(opened)).toContain(connection);
  });

  it('allow only DNS to a pod without labels', () => {
    const [first] = workloads(production);
    const stranger = structuredClone(first?.manifest) as Manifest;
    stranger.metadata.name = 'stranger';
    stranger.spec.template.metadata.labels = {};
    const connections = openConnections([...production, stranger]).filter((connection) => connection.includes('stranger'));
    expect(connections.every((connection) => /^stranger → names( on the node)?:dns(-tcp)?$/.test(connection))).toBe(true);
    expect(connections).toHaveLength(4);
  });
});

function writeOverlay(kustomizer: Kustomizer, name: string, { external = [], options = [] }: Composition): void {
  const overlay = kustomizer.kustomization('production');
  const stores = STORES.map((store) => (external.includes(store) ? `external-${store}` : store));
  overlay.components = [...stores, 'network-policies', 'fixed-replicas', ...options].map((component) => `../../components/${component}`);
  overlay.components.push('../production/secrets');
  overlay.replacements = overlay.replacements?.slice(0, 1);
  const unused = [
    ...(external.includes('mongodb') ? ['mongodb', 'mongodb-users'] : []),
    ...(external.includes('object-storage') ? ['storage'] : []),
  ];
  overlay.secretGenerator = fromOverlay(overlay.secretGenerator, 'production').filter((secret) => !unused.includes(secret.name));
  for (const store of external.filter((one) => one !== 'mongodb'))
    overlay.configMapGenerator.push({ name: store, literals: ['FOR=a-test'] });
  kustomizer.write(name, overlay);
}
