import type { IPodSpec } from 'kubernetes-models/v1';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  data?: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: each rule knows the shape of the kinds it looks at; the schemas check them.
  spec?: any;
  [key: string]: unknown;
}

export interface Workload {
  name: string;
  kind: string;
  labels: Record<string, string>;
  pod: IPodSpec;
  manifest: Manifest;
}

export type Container = IPodSpec['containers'][number];

const POD_MAKERS = ['Deployment', 'StatefulSet', 'DaemonSet', 'Job', 'CronJob'];

export const ofKind = (manifests: readonly Manifest[], kind: string) => manifests.filter((manifest) => manifest.kind === kind);

export function find(manifests: readonly Manifest[], kind: string, name: string): Manifest {
  // A generated name ends with a hash of its content.
  const found = ofKind(manifests, kind).find(({ metadata }) => metadata.name.replace(/-[a-z0-9]{10}$/, '') === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
}

export function workloads(manifests: readonly Manifest[]): Workload[] {
  return manifests.filter(({ kind }) => POD_MAKERS.includes(kind)).map(workload);
}

function workload(manifest: Manifest): Workload {
  const spec = manifest.kind === 'CronJob' ? manifest.spec.jobTemplate.spec : manifest.spec;
  const { metadata, spec: pod } = spec.template;
  return { name: manifest.metadata.name, kind: manifest.kind, labels: metadata?.labels ?? {}, pod, manifest };
}

/** Labels of each pod of a workload. Pods of a StatefulSet have their own names; without a number of replicas, two are assumed. */
export function podLabels({ kind, name, labels, manifest }: Workload): Record<string, string>[] {
  if (kind !== 'StatefulSet') return [labels];
  const count: number = manifest.spec.replicas ?? 2;
  return Array.from({ length: count }, (_, at) => ({ ...labels, 'statefulset.kubernetes.io/pod-name': `${name}-${at}` }));
}

export const containersOf = ({ pod }: Workload): Container[] => [...(pod.initContainers ?? []), ...pod.containers];

export const title = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
