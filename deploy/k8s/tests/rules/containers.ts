// Required container fields: a version, resource requests and limits, and probes.
import { type Container, containersOf, type Manifest, type Workload, workloads } from '../manifest.ts';
import { unless } from './pods.ts';

const FACTORS: Readonly<Record<string, number>> = {
  '': 1,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
};

/** Parses a quantity as cores or bytes; NaN if it is invalid. */
function amount(quantity: string | number): number {
  const [, digits, unit = ''] = /^([\d.]+)([a-zA-Z]*)$/.exec(String(quantity)) ?? [];
  return Number(digits) * (FACTORS[unit] ?? Number.NaN);
}

const LONG_RUNNING_KINDS = ['Deployment', 'StatefulSet'];
const PROBES = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;

export function containerViolations(manifests: readonly Manifest[]): string[] {
  return workloads(manifests).flatMap((workload) =>
    containersOf(workload).flatMap((container) =>
      [...imageViolations(container), ...resourceViolations(container), ...probeViolations(workload, container)].map(
        (violation) => `${workload.name}: ${container.name} ${violation}`,
      ),
    ),
  );
}

function imageViolations({ image = '' }: Container): string[] {
  const tag = /:([\w][\w.-]*)(@sha256:[0-9a-f]{64})?$/.exec(image)?.[1];
  return unless(tag !== undefined && tag !== 'latest', `has an image without a version: ${image}`);
}

function resourceViolations({ resources }: Container): string[] {
  return ['cpu', 'memory'].flatMap((what) => {
    const [request, limit] = [resources?.requests?.[what], resources?.limits?.[what]];
    if (request === undefined || limit === undefined) return [`has no request or no limit of ${what}`];
    if (Number.isNaN(amount(request) + amount(limit))) return [`has an invalid ${what} quantity: ${request}, ${limit}`];
    return unless(amount(request) <= amount(limit), `requests more ${what} than its limit`);
  });
}

function probeViolations({ kind }: Workload, container: Container): string[] {
  if (!LONG_RUNNING_KINDS.includes(kind)) return [];
  return PROBES.flatMap((name) => {
    const probe = container[name];
    const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
    if (!probe || (port === undefined && !probe.exec)) return [`has no ${name}`];
    const exists = port === undefined || (container.ports ?? []).some((known) => known.name === port || known.containerPort === port);
    return unless(exists, `has a ${name} on a port that the container does not declare: ${port}`);
  });
}
