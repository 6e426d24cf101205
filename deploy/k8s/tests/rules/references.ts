// Every reference must resolve: ConfigMaps and Secrets with their keys, accounts, volumes, Services.
import { containersOf, type Manifest, ofKind, title, type Workload, workloads } from '../manifest.ts';
import { unless } from './pods.ts';

type Named = (kind: string, name: string | undefined, key?: string) => string[];

export function referenceViolations(manifests: readonly Manifest[]): string[] {
  const issued = new Map(ofKind(manifests, 'Certificate').map(({ spec }) => [spec.secretName as string, ['tls.crt', 'tls.key', 'ca.crt']]));
  const named: Named = (kind, name, key) => {
    const keys = kind === 'Secret' ? issued.get(name ?? '') : undefined;
    if (keys) return unless(key === undefined || keys.includes(key), `names a key that no certificate has: ${key}`);
    const found = ofKind(manifests, kind).find(({ metadata }) => metadata.name === name);
    if (!found) return [`names a ${kind} that is not there: ${name}`];
    return unless(key === undefined || key in (found.data ?? {}), `names a key that ${kind} ${name} has not: ${key}`);
  };
  return [
    ...workloads(manifests).flatMap((workload) => ofWorkload(workload, named).map((violation) => `${workload.name}: ${violation}`)),
    ...ofKind(manifests, 'Certificate').flatMap((certificate) =>
      named('Issuer', certificate.spec.issuerRef.name).map((violation) => `${title(certificate)}: ${violation}`),
    ),
    ...ofKind(manifests, 'Issuer').flatMap((issuer) =>
      (issuer.spec.ca ? named('Secret', issuer.spec.ca.secretName) : []).map((violation) => `${title(issuer)}: ${violation}`),
    ),
    ...ofKind(manifests, 'Ingress').flatMap((ingress) =>
      ofIngress(ingress, manifests).map((violation) => `${title(ingress)}: ${violation}`),
    ),
  ];
}

function ofWorkload(workload: Workload, named: Named): string[] {
  const { pod, manifest } = workload;
  const claims: { metadata: { name: string } }[] = manifest.spec?.volumeClaimTemplates ?? [];
  const volumes = new Set([...(pod.volumes ?? []), ...claims.map(({ metadata }) => metadata)].map(({ name }) => name));
  const containers = containersOf(workload);
  return [
    ...named('ServiceAccount', pod.serviceAccountName),
    ...(manifest.kind === 'StatefulSet' ? named('Service', manifest.spec.serviceName) : []),
    ...containers.flatMap(({ envFrom = [] }) =>
      envFrom.flatMap(({ configMapRef, secretRef }) => [
        ...(configMapRef ? named('ConfigMap', configMapRef.name) : []),
        ...(secretRef ? named('Secret', secretRef.name) : []),
      ]),
    ),
    ...containers.flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom: { configMapKeyRef: map, secretKeyRef: secret } = {} }) => [
        ...(map ? named('ConfigMap', map.name, map.key) : []),
        ...(secret ? named('Secret', secret.name, secret.key) : []),
      ]),
    ),
    ...(pod.volumes ?? []).flatMap(({ configMap, secret, persistentVolumeClaim: claim }) => [
      ...(configMap ? named('ConfigMap', configMap.name) : []),
      ...(secret ? (secret.items ?? [{ key: undefined }]).flatMap(({ key }) => named('Secret', secret.secretName, key)) : []),
      ...(claim ? named('PersistentVolumeClaim', claim.claimName) : []),
    ]),
    ...containers.flatMap(({ volumeMounts = [] }) =>
      volumeMounts.flatMap(({ name }) => unless(volumes.has(name), `mounts a volume that is not there: ${name}`)),
    ),
  ];
}

interface IngressRule {
  http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] };
}

function ofIngress({ spec }: Manifest, manifests: readonly Manifest[]): string[] {
  const rules: IngressRule[] = spec.rules;
  return rules
    .flatMap(({ http }) => http.paths)
    .flatMap(({ backend: { service } }) => {
      const found = ofKind(manifests, 'Service').find(({ metadata }) => metadata.name === service.name);
      const ports: { name: string }[] = found?.spec.ports ?? [];
      return unless(
        ports.some(({ name }) => name === service.port.name),
        `points to a Service or a port that does not exist: ${service.name} ${service.port.name}`,
      );
    });
}
