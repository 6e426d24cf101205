// One pod per template, because a server validates StatefulSet templates and the pod security standard only when a pod is created.
import { type Manifest, type Workload, workloads } from '../manifest.ts';

export function trialPods(manifests: readonly Manifest[]): Manifest[] {
  return workloads(manifests).map(podOf);
}

function podOf({ name, kind, labels, pod, manifest }: Workload): Manifest {
  // The workload's service account does not exist after a dry run, so the default one is used.
  const { serviceAccountName: _own, ...spec } = structuredClone(pod);
  const claims: { metadata: { name: string } }[] = manifest.spec.volumeClaimTemplates ?? [];
  const claimed = claims.map(({ metadata }) => ({ name: metadata.name, persistentVolumeClaim: { claimName: metadata.name } }));
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: `${kind.toLowerCase()}-${name}-on-trial`, namespace: manifest.metadata.namespace, labels },
    spec: { ...spec, volumes: [...(spec.volumes ?? []), ...claimed] },
  };
}
