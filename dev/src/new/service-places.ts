// Places that list every service and are not generated from the manifest (packages/system).
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS, SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

export interface Place {
  where: string;
  /** Services found there, or entries of one service in places that are checked per service. */
  knows: readonly string[];
  expected?: readonly string[];
}

interface Compose {
  services: Record<
    string,
    {
      build?: { args?: { WORKSPACE?: string } };
      environment?: Record<string, unknown>;
      volumes?: string[];
      networks?: string[];
      depends_on?: Record<string, unknown>;
    }
  >;
  configs: Record<string, { content: string }>;
  volumes: Record<string, unknown>;
}

interface Deployment {
  spec: {
    template: {
      metadata: { labels: Record<string, string> };
      spec: { containers: { image: string; env?: { name: string; value?: string }[]; envFrom?: { secretRef?: { name: string } }[] }[] };
    };
  };
}

/** Collections of service-kit without a schema, written through the driver. */
const WITHOUT_SCHEMA: ReadonlySet<string> = new Set(['database_identity', 'revisions']);

export function servicePlaces(root: string): Place[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [
    { where: 'services/', knows: readdirSync(join(root, 'services')).filter((name) => existsSync(join(root, 'services', name, 'src'))) },
    {
      where: 'services/NAME/src/define.ts, prepare (what is not there does not migrate its database)',
      knows: SERVICE_NAMES.filter((name) =>
        read(`services/${name}/src/define.ts`).includes(`prepare: migrated('${name}', env, MIGRATIONS)`),
      ),
    },
    { where: 'tsconfig.json, references', knows: namesIn(read('tsconfig.json'), /"services\/(\w+)"/g) },
    { where: 'package-lock.json', knows: namesIn(read('package-lock.json'), /^ {4}"services\/(\w+)": \{/gm) },
    ...composePlaces(load(read('docker-compose.yml'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as Compose),
    ...clusterPlaces(root, read),
    ...SERVICE_NAMES.map((name) => ({
      where: `packages/system/src/services.ts, collections of ${name} (what is not there is in no backup)`,
      knows: MANIFESTS[name].collections.map((collection) => collection.name).filter((collection) => !WITHOUT_SCHEMA.has(collection)),
      expected: globSync(schemasOf(root, `services/${name}`, read), { cwd: root }).flatMap((file) =>
        namesIn(read(file), /\bcollection: '(\w+)'/g),
      ),
    })),
  ];
}

/** Schemas of the service, of the audit outbox, and of the email outbox, versions and drafts if the service has them. */
function schemasOf(root: string, service: string, read: (file: string) => string): string[] {
  const { dependencies = {} } = JSON.parse(read(`${service}/package.json`)) as { dependencies?: Record<string, string> };
  const sources = globSync(`${service}/src/**/*.ts`, { cwd: root }).map(read);
  const stored = Object.entries({ drafts: 'draft', versions: 'versioned' })
    .filter(([folder]) => sources.some((source) => source.includes(`'@reefdesk/service-kit/${folder}/`)))
    .map(([, schema]) => `packages/service-kit/src/records/${schema}.schema.ts`);
  const letters = '@reefdesk/mail' in dependencies ? ['packages/mail/src'] : [];
  return [
    ...[`${service}/src`, 'packages/service-kit/src/audit', ...letters].map((folder) => `${folder}/**/*.{schema,repository}.ts`),
    ...stored,
  ];
}

function composePlaces({ services, configs, volumes }: Compose): Place[] {
  const place = (where: string, holds: (name: ServiceName) => boolean): Place => ({
    where: `docker-compose.yml, ${where}`,
    knows: SERVICE_NAMES.filter(holds),
  });
  const mounts = (container: string, volume: string) => services[container]?.volumes?.includes(volume) ?? false;
  const scraped = load(configs['prometheus-processes']?.content ?? '') as {
    scrape_configs: { dns_sd_configs: { names: string[] }[] }[];
  };
  const names = scraped.scrape_configs.flatMap((scrape) => scrape.dns_sd_configs.flatMap((found) => found.names));
  const built = Object.values(services).flatMap(({ build }) => namesIn(build?.args?.WORKSPACE ?? '', /^services\/(\w+)$/g));
  return [
    { where: 'docker-compose.yml, images that are built (WORKSPACE)', knows: built },
    place('services', (name) => services[name]?.build?.args?.WORKSPACE === `services/${name}`),
    place('NATS_USER', (name) => services[name]?.environment?.NATS_USER === name),
    place('MONGODB_URI_FILE', (name) => services[name]?.environment?.MONGODB_URI_FILE !== undefined),
    place('its own secrets', (name) => mounts(name, `secrets-${name}:/run/reefdesk:ro`)),
    place('volumes of init', (name) => mounts('init', `secrets-${name}:/run/reefdesk/${name}`)),
    place('volumes', (name) => `secrets-${name}` in volumes),
    place('depends_on of gateway', (name) => services.gateway?.depends_on?.[name] !== undefined),
    { where: 'docker-compose.yml, names that Prometheus scrapes', knows: names.filter((name) => name !== 'gateway') },
    {
      ...place('network storage', (name) => services[name]?.networks?.includes('storage') ?? false),
      expected: SERVICE_NAMES.filter((name) => MANIFESTS[name].objectStorage),
    },
  ];
}

function clusterPlaces(root: string, read: (file: string) => string): Place[] {
  const deployments = SERVICE_NAMES.flatMap((name) => {
    const file = `services/${name}/deploy/deployment.yaml`;
    return existsSync(join(root, file)) ? [[name, load(read(file)) as Deployment] as const] : [];
  });
  const place = (where: string, holds: (name: string, template: Deployment['spec']['template']) => boolean): Place => ({
    where: `services/NAME/deploy/deployment.yaml, ${where}`,
    knows: deployments.filter(([name, { spec }]) => holds(name, spec.template)).map(([name]) => name),
  });
  const users = namesIn(read('deploy/k8s/components/nats/authorization.conf'), /user: "(\w+)"/g);
  return [
    {
      where: 'deploy/k8s/base/kustomization.yaml',
      knows: namesIn(read('deploy/k8s/base/kustomization.yaml'), /services\/(\w+)\/deploy$/gm),
    },
    { where: 'deploy/k8s/components/nats/authorization.conf', knows: users.filter((user) => user !== 'gateway' && user !== 'ops') },
    place('image', (name, { spec }) => spec.containers.some(({ image }) => image === `reefdesk/${name}`)),
    place('NATS_USER', (name, { spec }) =>
      spec.containers.some(({ env }) => env?.some((one) => one.name === 'NATS_USER' && one.value === name)),
    ),
    place('its Secret', (name, { spec }) =>
      spec.containers.some(({ envFrom }) => envFrom?.some(({ secretRef }) => secretRef?.name === name)),
    ),
    place('label reefdesk/service (metrics are scraped by it)', (_, { metadata }) => metadata.labels['reefdesk/service'] === 'true'),
    place('label reefdesk/nats', (_, { metadata }) => metadata.labels['reefdesk/nats'] === 'client'),
    place('label reefdesk/mongodb', (_, { metadata }) => metadata.labels['reefdesk/mongodb'] === 'client'),
    {
      ...place('label reefdesk/object-storage', (_, { metadata }) => metadata.labels['reefdesk/object-storage'] === 'client'),
      expected: SERVICE_NAMES.filter((name) => MANIFESTS[name].objectStorage),
    },
  ];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
