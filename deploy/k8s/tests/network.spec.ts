import { fromOverlay } from './combinations.ts';
import { type Manifest, workloads } from './manifest.ts';
import { type Composition, neededWays } from './network/needed-ways.ts';
import { openWays } from './network/open-ways.ts';
import { Workshop } from './render.ts';

const PATIENCE_MS = 180_000;

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
  const workshop = new Workshop();
  for (const [name, composition] of COMPOSITIONS) if (name.startsWith('with-')) writeOverlay(workshop, name, composition);
  let rendered: Map<string, Manifest[]>;
  let production: Manifest[];

  beforeAll(async () => {
    rendered = await workshop.renderAll(COMPOSITIONS.map(([name]) => name));
    production = rendered.get('production') ?? [];
  }, PATIENCE_MS);

  afterAll(() => workshop.remove());

  it.each(COMPOSITIONS)('allow exactly the connections that %s needs', (name, composition) => {
    const manifests = rendered.get(name) ?? [];
    expect(openWays(manifests).sort()).toEqual(neededWays(composition));
    // Some network plugins apply IP ranges to pods as well; even then no further connections between our pods are open.
    const theirs = openWays(manifests, { rangesHoldForPods: true }).filter((way) => !way.includes('impostor'));
    expect(theirs.sort()).toEqual(neededWays(composition));
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
    expect(openWays(production)).not.toContain(`${from} → ${target}`);
    // Checks the test itself: without policies the connection is open.
    expect(openWays(production.filter(({ kind }) => kind !== 'NetworkPolicy'))).toContain(`${from} → ${target}`);
  });

  it.each<[string, string, (spec: Manifest['spec']) => void]>([
    ['a rule for everybody', 'ingress controller → auth:ops', ({ ingress }) => ingress.push({})],
    ['a rule without its ports', 'gateway → auth:unused', ({ ingress }) => delete ingress[0].ports],
    ['a rule without its senders', 'testimonials → auth:http', ({ ingress }) => delete ingress[0].from],
    ['a rule for all namespaces', 'impostor → auth:http', ({ ingress }) => Object.assign(ingress[0].from[0], { namespaceSelector: {} })],
  ])('are detected as too open with %s', (_name, way, change) => {
    // Only this policy is kept, so that egress policies do not block the sender.
    const opened = structuredClone(production).filter(({ kind, metadata }) => kind !== 'NetworkPolicy' || metadata.name === 'services');
    const services = opened.find(({ kind }) => kind === 'NetworkPolicy');
    expect(openWays(opened)).not.toContain(way);
    change(services?.spec);
    expect(openWays(opened)).toContain(way);
  });

  it('allow an unlabelled pod DNS only', () => {
    const [first] = workloads(production);
    const stranger = structuredClone(first?.manifest) as Manifest;
    stranger.metadata.name = 'stranger';
    stranger.spec.template.metadata.labels = {};
    const ways = openWays([...production, stranger]).filter((way) => way.includes('stranger'));
    expect(ways.every((way) => /^stranger → names( on the node)?:dns(-tcp)?$/.test(way))).toBe(true);
    expect(ways).toHaveLength(4);
  });
});

function writeOverlay(workshop: Workshop, name: string, { external = [], options = [] }: Composition): void {
  const overlay = workshop.kustomization('production');
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
  workshop.write(name, overlay);
}
