// Adapts manifests to an older API server before they are sent, and notes every difference.
import { type Manifest, workloads } from '../manifest.ts';

export interface ApiServer {
  version: string;
  /** By API version, such as apps/v1; empty if the server does not know the version. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Fitted {
  sent: Manifest[];
  notes: string[];
}

/** Former API versions with the same schema. */
const FORMER: Readonly<Record<string, string>> = {
  'autoscaling/v2 HorizontalPodAutoscaler': 'autoscaling/v2beta2',
  'batch/v1 CronJob': 'batch/v1beta1',
  'policy/v1 PodDisruptionBudget': 'policy/v1beta1',
};

/** API versions of operators, left out if not installed. The server must reject every other unknown API version. */
const OPERATORS = ['cert-manager.io/v1'];

interface NewerField {
  name: string;
  /** Minor version of Kubernetes 1 that has the field without a feature gate. */
  since: number;
  of: (manifest: Manifest) => object[];
}

const specOf =
  (...kinds: string[]) =>
  ({ kind, spec }: Manifest): object[] =>
    kinds.includes(kind) ? [spec] : [];

/** Fields that older servers do not know. Any other unknown field is sent, because it may be misspelt. */
const NEWER_FIELDS: readonly NewerField[] = [
  { name: 'minReadySeconds', since: 23, of: specOf('StatefulSet') },
  {
    name: 'podFailurePolicy',
    since: 26,
    of: (manifest) => (manifest.kind === 'CronJob' ? [manifest.spec.jobTemplate.spec] : specOf('Job')(manifest)),
  },
  { name: 'unhealthyPodEvictionPolicy', since: 27, of: specOf('PodDisruptionBudget') },
  { name: 'matchLabelKeys', since: 27, of: (manifest) => workloads([manifest]).flatMap(({ pod }) => pod.topologySpreadConstraints ?? []) },
];

export function apiVersionsOf(manifests: readonly Manifest[]): string[] {
  const asked = manifests.flatMap(({ apiVersion, kind }) => [apiVersion, ...formerOf(apiVersion, kind)]);
  return [...new Set(asked)].sort();
}

export function fitTo(server: ApiServer, manifests: readonly Manifest[]): Fitted {
  const notes = new Set<string>();
  const sent = manifests.flatMap((manifest) => {
    const known = inKnownVersion(server, manifest);
    const what = `${manifest.apiVersion} ${manifest.kind}`;
    if (!known && OPERATORS.includes(manifest.apiVersion)) {
      notes.add(`${what} left out`);
      return [];
    }
    const apiVersion = known ?? manifest.apiVersion;
    if (apiVersion !== manifest.apiVersion) notes.add(`${what} sent as ${apiVersion}`);
    const { fitted, dropped } = withoutNewerFields(minorOf(server.version), { ...manifest, apiVersion });
    for (const name of dropped) notes.add(`${what} sent without ${name}`);
    return [fitted];
  });
  return { sent, notes: [...notes] };
}

function inKnownVersion({ kinds }: ApiServer, { apiVersion, kind }: Manifest): string | undefined {
  return [apiVersion, ...formerOf(apiVersion, kind)].find((version) => kinds.get(version)?.has(kind));
}

function formerOf(apiVersion: string, kind: string): string[] {
  const former = FORMER[`${apiVersion} ${kind}`];
  return former ? [former] : [];
}

function withoutNewerFields(minor: number, manifest: Manifest): { fitted: Manifest; dropped: string[] } {
  const fitted = structuredClone(manifest);
  const dropped = NEWER_FIELDS.filter(({ since }) => since > minor).flatMap(({ name, of }) => {
    const holders = of(fitted).filter((holder) => name in holder);
    for (const holder of holders) Reflect.deleteProperty(holder, name);
    return holders.length > 0 ? [name] : [];
  });
  return { fitted, dropped };
}

function minorOf(version: string): number {
  const minor = /^v1\.(\d+)/.exec(version)?.[1];
  if (!minor) throw new Error(`This is no version of Kubernetes 1: ${version}`);
  return Number(minor);
}
