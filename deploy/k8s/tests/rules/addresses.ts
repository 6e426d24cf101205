// Each address in the environment must lead to an existing Service and port over an allowed connection.
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { type Manifest, ofKind, podLabels, workloads } from '../manifest.ts';
import { openWays } from '../network/open-ways.ts';
import { matches } from '../selector.ts';
import { environmentOf } from './environment.ts';
import { unless } from './pods.ts';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

export function addressFaults(manifests: readonly Manifest[]): string[] {
  const ways = new Set(openWays(manifests));
  return workloads(manifests).flatMap((workload) =>
    Object.entries(environmentOf(workload, manifests))
      .flatMap(addressesIn)
      .flatMap(([name, value]) => {
        const url = /^[a-z]+:\/\//.test(value) && URL.canParse(value) ? new URL(value) : undefined;
        // A name with a dot is outside the namespace.
        if (!url || url.hostname.includes('.')) return [];
        return leadsTo(url, workload.name, manifests, ways).map((fault) => `${workload.name}: ${name} ${fault}`);
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

function leadsTo({ hostname, port, protocol }: URL, from: string, manifests: readonly Manifest[], ways: ReadonlySet<string>): string[] {
  const service = ofKind(manifests, 'Service').find(({ metadata }) => metadata.name === hostname);
  if (!service) return [`leads to a Service that is not there: ${hostname}`];
  const number = Number(port) || DEFAULT_PORTS[protocol];
  const ports: ServicePort[] = service.spec.ports;
  const target = ports.find((known) => known.port === number)?.targetPort;
  if (!target) return [`leads to a port that Service ${hostname} has not: ${number}`];
  return workloads(manifests)
    .filter((workload) => podLabels(workload).some((labels) => matches({ matchLabels: service.spec.selector }, labels)))
    .flatMap(({ name }) =>
      unless(ways.has(`${from} → ${name}:${target}`), `may not be reached: no policy lets ${from} through to ${name}`),
    );
}
