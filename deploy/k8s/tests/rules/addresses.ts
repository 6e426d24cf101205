// Each address in the environment must lead to an existing Service and port over an allowed connection.
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { type Manifest, ofKind, podLabels, workloads } from '../manifest.ts';
import { openConnections } from '../network/open-connections.ts';
import { matches } from '../selector.ts';
import { environmentOf } from './environment.ts';
import { unless } from './pods.ts';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export function addressViolations(manifests: readonly Manifest[]): string[] {
  const connections = new Set(openConnections(manifests));
  return workloads(manifests).flatMap((workload) =>
    Object.entries(environmentOf(workload, manifests))
      .flatMap(addressesIn)
      .flatMap(([name, value]) => {
        const url = /^[a-z]+:\/\//.test(value) && URL.canParse(value) ? new URL(value) : undefined;
        // Hosts with a dot are outside the namespace and not checked.
        if (!url || url.hostname.includes('.')) return [];
        return violationsOf(url, workload.name, manifests, connections).map((violation) => `${workload.name}: ${name} ${violation}`);
      }),
  );
}

function addressesIn([name, value]: [string, string]): [string, string][] {
  return value.includes('{service}') ? SERVICE_NAMES.map((service) => [name, value.replaceAll('{service}', service)]) : [[name, value]];
}

interface ServicePort {
  port: number;
  targetPort: string;
}

function violationsOf(
  { hostname, port, protocol }: URL,
  from: string,
  manifests: readonly Manifest[],
  connections: ReadonlySet<string>,
): string[] {
  const service = ofKind(manifests, 'Service').find(({ metadata }) => metadata.name === hostname);
  if (!service) return [`points to a Service that does not exist: ${hostname}`];
  const number = Number(port) || DEFAULT_PORTS[protocol];
  const ports: ServicePort[] = service.spec.ports;
  const target = ports.find((known) => known.port === number)?.targetPort;
  if (!target) return [`points to port ${number}, which Service ${hostname} does not have`];
  return workloads(manifests)
    .filter((workload) => podLabels(workload).some((labels) => matches({ matchLabels: service.spec.selector }, labels)))
    .flatMap(({ name }) =>
      unless(connections.has(`${from} → ${name}:${target}`), `is blocked: no policy allows ${from} to connect to ${name}`),
    );
}
