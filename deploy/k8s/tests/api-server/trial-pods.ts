// A pod of each template. An API server looks at the template of a StatefulSet, and at the standard of its namespace, only when it
// is to make a pod.
import { type Manifest, type Workload, workloads } from '../manifest.ts';

export function trialPods(manifests: readonly Manifest[]): Manifest[] {
  return workloads(manifests).map(podOf);
}

function podOf({ name, kind, labels, pod, manifest }: Workload): Manifest {
  // In a dry run its own account is not there; the one of everybody is.
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
