import { fromOverlay } from './combinations.ts';
import { type Manifest, workloads } from './manifest.ts';
import { openWays } from './network-ways.ts';
import { Workshop } from './render.ts';

// Each renders or runs the script, which takes its time on a busy machine.
jest.setTimeout(60_000);

const SERVICES = ['auth', 'catalog', 'media', 'testimonials'];
const FRONTENDS = ['frontend-shell', 'frontend-public', 'frontend-admin'];
const to = (targets: readonly string[], port: string) => (from: string) => targets.map((target) => `${from} → ${target}:${port}`);

/** Every way that the system needs, and who takes it. */
const NEEDED = [
  'ingress controller → gateway:http',
  ...to([...SERVICES, ...FRONTENDS], 'http')('gateway'),
  ...to(['gateway', ...SERVICES], 'ops')('monitoring'),
  ...['gateway', ...SERVICES].flatMap(to(['nats'], 'client')),
  ...SERVICES.flatMap(to(['mongodb'], 'client')),
  // Catalog and testimonials put uploads to addresses that media has signed.
  ...['catalog', 'media', 'testimonials'].flatMap(to(['minio'], 'client')),
  'nats → nats:cluster',
  'mongodb → mongodb:client',
  'minio → minio:client',
  'mongodb-users → mongodb:client',
  'minio-bucket → minio:client',
  ...['gateway', ...SERVICES, 'nats', 'mongodb', 'minio', 'mongodb-users', 'minio-bucket'].flatMap(to(['names'], 'dns')),
];

describe('the network policies', () => {
  const workshop = new Workshop();
  let production: Manifest[];

  beforeAll(async () => {
    production = await workshop.render('production');
  }, 60_000);

  afterAll(() => workshop.remove());

  it('open every way that is needed, and no other', () => {
    expect(openWays(production).sort()).toEqual([...NEEDED].sort());
  });

  it.each([
    ['testimonials', 'auth:http'],
    ['catalog', 'gateway:http'],
    ['auth', 'minio:client'],
    ['gateway', 'mongodb:client'],
    ['frontend-public', 'nats:client'],
    ['another namespace', 'mongodb:client'],
    ['ingress controller', 'auth:http'],
    ['media', 'internet:443'],
  ])('keep %s away from %s', (from, target) => {
    expect(openWays(production)).not.toContain(`${from} → ${target}`);
    // Without the policies there is nothing between them: the question was one.
    expect(openWays(production.filter(({ kind }) => kind !== 'NetworkPolicy'))).toContain(`${from} → ${target}`);
  });

  it('let jobs and traces through by the components that bring them', async () => {
    const overlay = workshop.kustomization('production');
    workshop.write('more', {
      ...overlay,
      components: [...overlay.components, ...['tracing', 'backup', 'demo-content'].map((component) => `../../components/${component}`)],
      secretGenerator: fromOverlay(overlay.secretGenerator, 'production'),
    });
    const more = openWays(await workshop.render('more')).filter((way) => !NEEDED.includes(way));
    expect(more.sort()).toEqual(
      [
        ...['gateway', ...SERVICES].map((process) => `${process} → monitoring:traces`),
        ...to(['mongodb', 'minio'], 'client')('backup'),
        ...to(['nats', 'minio'], 'client')('demo-content'),
        'backup → names:dns',
        'demo-content → names:dns',
      ].sort(),
    );
  });

  it('notice a policy that opens too much', () => {
    const manifests = structuredClone(production);
    const services = manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'services');
    services?.spec.ingress.push({});
    expect(openWays(manifests)).toContain('ingress controller → auth:ops');
  });

  it('give a pod without a name of ours nothing but names', () => {
    const [first] = workloads(production);
    const stranger = structuredClone(first?.manifest) as Manifest;
    stranger.metadata.name = 'stranger';
    stranger.spec.template.metadata.labels = {};
    const ways = openWays([...production, stranger]).filter((way) => way.includes('stranger'));
    expect(ways).toEqual(['stranger → names:dns']);
  });
});
