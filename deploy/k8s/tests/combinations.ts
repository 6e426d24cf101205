// All sensible combinations of components, as overlays derived from the production overlay.
import type { Kustomization, Kustomizer } from './render.ts';

const STORES = ['nats', 'mongodb', 'object-storage'];
const OPTIONS = ['fixed-replicas', 'ingress'];

const INSTEAD: Record<string, (overlay: Kustomization) => void> = {
  'object-storage-minio': (overlay) => {
    drop(overlay, 'storage');
    overlay.secretGenerator.push({ name: 'minio', envs: ['../production/secrets/minio.env'] });
  },
};

const EXTERNAL: Record<string, (overlay: Kustomization) => void> = {
  nats: ({ configMapGenerator }) => configMapGenerator.push({ name: 'nats', literals: ['NATS_URL=tls://nats.reefdesk.example:4222'] }),
  mongodb: (overlay) => {
    drop(overlay, 'mongodb');
    drop(overlay, 'mongodb-users');
    for (const secret of overlay.secretGenerator)
      secret.envs = secret.envs?.map((file) => file.replace('/production/', '/managed-mongodb/'));
  },
  'object-storage': (overlay) => {
    const literals = ['S3_ENDPOINT=https://s3.reefdesk.example', 'S3_REGION=ap-southeast-3', 'S3_BUCKET=reefdesk'];
    overlay.configMapGenerator.push({ name: 'object-storage', literals });
    drop(overlay, 'storage');
  },
};

export function writeCombinations(kustomizer: Kustomizer): string[] {
  kustomizer.copySecrets('production', 'managed-mongodb', (text) => text.replaceAll('@mongodb:27017/', '@cluster0.mongodb.example/'));
  kustomizer.copySecrets('production', 'internal-tls', (text) => text.replaceAll('&authSource=admin', '&authSource=admin&tls=true'));
  const ofStores = subsets(STORES).flatMap((external) => [[], OPTIONS].map((options) => ({ external, options, policies: true, more: [] })));
  const others = [
    ...OPTIONS.map((option) => ({ external: [], options: [option], policies: true, more: [] })),
    { external: [], options: [], policies: false, more: [] },
    {
      external: [],
      options: OPTIONS,
      policies: true,
      more: ['brand', 'demo-content', 'backup', 'tracing', 'external-mail', 'external-webhook', 'sign-in-provider', 'machine-translator'],
    },
    { external: STORES, options: [], policies: true, more: ['backup'] },
    { external: [], options: [], policies: true, more: ['backup', 'internal-tls'] },
    { external: [], options: [], policies: true, more: ['backup'], instead: { 'object-storage': 'object-storage-minio' } },
  ];
  return [...ofStores, ...others].map((combination) => write(kustomizer, combination));
}

interface Combination {
  external: readonly string[];
  options: readonly string[];
  policies: boolean;
  more: readonly string[];
  instead?: Readonly<Record<string, string>>;
}

function write(kustomizer: Kustomizer, { external, options, policies, more, instead = {} }: Combination): string {
  const overlay = kustomizer.kustomization('production');
  const stores = STORES.map((store) => (external.includes(store) ? `external-${store}` : (instead[store] ?? store)));
  const components = [...stores, ...(policies ? ['network-policies'] : []), ...options, ...more];
  const name = components.join('+');
  const secrets = external.includes('mongodb') ? 'managed-mongodb' : more.includes('internal-tls') ? 'internal-tls' : 'production';
  overlay.components = [...components.map((component) => `../../components/${component}`), `../${secrets}/secrets`];
  if (!options.includes('ingress')) overlay.replacements = overlay.replacements?.slice(0, 1);
  overlay.secretGenerator = fromOverlay(overlay.secretGenerator, 'production');
  for (const store of external) EXTERNAL[store]?.(overlay);
  for (const component of Object.values(instead)) INSTEAD[component]?.(overlay);
  if (more.includes('internal-tls')) {
    overlay.replacements = overlay.replacements?.map(withFront);
    for (const secret of overlay.secretGenerator) secret.envs = secret.envs?.map((file) => file.replace('/production/', '/internal-tls/'));
  }
  if (more.includes('brand')) overlay.configMapGenerator.push({ name: 'brand', files: ['brand.json'] });
  kustomizer.write(name, overlay, { 'brand.json': '{}' });
  return name;
}

/** Adds the replacement that the header of the component internal-tls requires. */
function withFront(replacement: unknown): unknown {
  const { source, targets } = replacement as { source: { name: string }; targets: object[] };
  if (source.name !== 'registry') return replacement;
  const select = { kind: 'StatefulSet', name: 'storage' };
  const options = { delimiter: '/', index: 0 };
  return { source, targets: [...targets, { select, fieldPaths: ['spec.template.spec.containers.1.image'], options }] };
}

export function fromOverlay(secrets: Kustomization['secretGenerator'], overlay: string): Kustomization['secretGenerator'] {
  const moved = (list: string[] | undefined) => list?.map((file) => `../${overlay}/${file}`);
  return secrets.map(({ name, envs, files }) => ({ name, ...(envs && { envs: moved(envs) }), ...(files && { files: moved(files) }) }));
}

function drop(overlay: Kustomization, secret: string): void {
  overlay.secretGenerator = overlay.secretGenerator.filter(({ name }) => name !== secret);
}

function subsets([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((set) => [first, ...set])];
}
