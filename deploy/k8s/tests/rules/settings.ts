// Ranges and exclusive settings that an API server requires and no schema checks.
import { type Container, containersOf, type Manifest, ofKind, title, type Workload, workloads } from '../manifest.ts';
import { unless } from './pods.ts';

/** Limit of annotations, one of which holds a copy of each object that kubectl applies. */
const ANNOTATION_BYTES = 256 * 1024;
const HANDLERS = ['exec', 'httpGet', 'tcpSocket', 'grpc'];
const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

export function settingViolations(manifests: readonly Manifest[]): string[] {
  return [
    ...manifests.flatMap((manifest) => ofManifest(manifest).map((violation) => `${title(manifest)}: ${violation}`)),
    ...workloads(manifests).flatMap((workload) => ofWorkload(workload).map((violation) => `${workload.name}: ${violation}`)),
    ...ofKind(manifests, 'Ingress').flatMap((ingress) => ingressViolations(ingress).map((violation) => `${title(ingress)}: ${violation}`)),
    ...ofKind(manifests, 'PodDisruptionBudget').flatMap((budget) =>
      unless(
        (budget.spec.minAvailable === undefined) !== (budget.spec.maxUnavailable === undefined),
        `${title(budget)}: names both ends, or none`,
      ),
    ),
  ];
}

function ofManifest(manifest: Manifest): string[] {
  const bytes = Buffer.byteLength(JSON.stringify(manifest));
  return [
    ...unless(bytes < ANNOTATION_BYTES, `is too large for kubectl apply: ${bytes} bytes`),
    ...negatives(manifest.spec, '').map((path) => `${path} is below nought`),
  ];
}

function ofWorkload(workload: Workload): string[] {
  const { pod, kind, manifest } = workload;
  const lasts = kind === 'Deployment' || kind === 'StatefulSet';
  const ends = pod.restartPolicy === 'Never' || pod.restartPolicy === 'OnFailure';
  const { strategy, progressDeadlineSeconds = 600, minReadySeconds = 0 } = manifest.spec;
  const { podFailurePolicy } = kind === 'CronJob' ? manifest.spec.jobTemplate.spec : manifest.spec;
  return [
    ...unless(lasts ? !ends : ends, `cannot be restarted ${pod.restartPolicy ?? 'Always'}`),
    ...unless(kind !== 'Deployment' || progressDeadlineSeconds > minReadySeconds, 'must be ready for longer than its rollout may take'),
    ...unless(strategy?.type !== 'Recreate' || !strategy.rollingUpdate, 'says how to roll what is made anew'),
    ...unless(!podFailurePolicy || pod.restartPolicy === 'Never', 'says what a failure means, and is restarted in its pod'),
    ...(pod.topologySpreadConstraints ?? []).flatMap(({ maxSkew, matchLabelKeys = [], labelSelector }) => [
      ...unless(maxSkew > 0, 'is spread without any skew'),
      ...matchLabelKeys.flatMap((key) => unless(!(key in (labelSelector?.matchLabels ?? {})), `is spread twice by the label ${key}`)),
    ]),
    ...containersOf(workload).flatMap(containerViolations),
  ];
}

function containerViolations({ name, env = [], ports = [], volumeMounts = [], ...container }: Container): string[] {
  const lasting = [container.livenessProbe, container.startupProbe];
  const probes = [...lasting, container.readinessProbe].flatMap((probe) => probe ?? []);
  return [
    ...probes.flatMap((probe) => unless(handlersOf(probe).length === 1, `${name} has a probe of more than one kind, or of none`)),
    ...lasting.flatMap((probe) => unless((probe?.successThreshold ?? 1) === 1, `${name} has a probe that must succeed more than once`)),
    ...env.flatMap((variable) =>
      unless(variable.value === undefined || !variable.valueFrom, `${name} has two values for ${variable.name}`),
    ),
    ...ports.flatMap(({ containerPort: port }) => unless(port > 0 && port < 65_536, `${name} has a port that is none: ${port}`)),
    ...volumeMounts.flatMap(({ mountPath, subPath = '' }) =>
      unless(
        !mountPath.includes(':') && !subPath.split('/').includes('..'),
        `${name} mounts at a path that is none: ${mountPath} ${subPath}`,
      ),
    ),
  ];
}

const handlersOf = (probe: object): string[] => Object.keys(probe).filter((field) => HANDLERS.includes(field));

interface IngressRule {
  host?: string;
  http: { paths: { path?: string }[] };
}

function ingressViolations({ spec }: Manifest): string[] {
  const rules: IngressRule[] = spec.rules;
  return rules.flatMap(({ host, http }) => [
    ...unless(host === undefined || HOST.test(host), `names a host that is none: ${host}`),
    ...http.paths.flatMap(({ path }) =>
      unless(path === undefined || path.startsWith('/'), `has a path that does not begin with /: ${path}`),
    ),
  ]);
}

function negatives(value: unknown, path: string): string[] {
  if (typeof value === 'number') return value < 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => negatives(inner, `${path}/${key}`));
}
