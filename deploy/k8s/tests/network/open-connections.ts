// Evaluates the policies for every pair of pods, including replicas of one process, and for outsiders.
import { containersOf, type Manifest, ofKind, workloads } from '../manifest.ts';
import { isAllowed, type Namespaces, type NetworkPolicy, type Peer, type Pod, type Protocol } from './policies.ts';

const OWN_NAMESPACE = 'reefdesk';

const NAMESPACES: Namespaces = {
  [OWN_NAMESPACE]: {},
  'ingress-nginx': { 'reefdesk/edge': 'true' },
  observability: { 'reefdesk/monitoring': 'true' },
  'kube-system': {},
  neighbours: {},
};

interface Port {
  name: string;
  number: number;
  protocol: Protocol;
}

interface Party {
  name: string;
  peer: Peer;
  ports: readonly Port[];
}

const tcp = (number: number, name = String(number)): Port => ({ name, number, protocol: 'TCP' });
const DNS: readonly Port[] = [
  { name: 'dns', number: 53, protocol: 'UDP' },
  { name: 'dns-tcp', number: 53, protocol: 'TCP' },
];
/** No process listens here, so it is open only if a policy does not name its ports. */
const UNUSED: readonly Port[] = [
  { name: 'unused', number: 31_337, protocol: 'TCP' },
  { name: 'unused-udp', number: 31_337, protocol: 'UDP' },
];
const FAR_PORTS = [27017, 4222, 587, 465, 443, 80].map((number) => tcp(number));

export const OUTSIDERS: readonly Party[] = [
  podOutside('ingress controller', 'ingress-nginx'),
  podOutside('monitoring', 'observability', [tcp(4318, 'traces')]),
  podOutside('names', 'kube-system', DNS),
  // Has the labels of a pod of this system, in another namespace.
  podOutside('impostor', 'neighbours', [tcp(8080, 'http'), ...FAR_PORTS], {
    'app.kubernetes.io/name': 'gateway',
    'reefdesk/service': 'true',
    'reefdesk/nats': 'client',
    'reefdesk/mongodb': 'client',
    'reefdesk/object-storage': 'client',
  }),
  addressOutside('names on the node', '169.254.20.10', DNS),
  addressOutside('internet', '203.0.113.7', FAR_PORTS),
  addressOutside('internet by IPv6', '2001:db8::7', FAR_PORTS),
  // Exposes the node's credentials at some cloud providers.
  addressOutside('cloud metadata', '169.254.169.254', [tcp(80)]),
];

/** All open connections, as `gateway → auth:http`. Unnamed ports have their number, with `/udp` for UDP. */
export function openConnections(manifests: readonly Manifest[], { rangesHoldForPods = false } = {}): string[] {
  const cluster = { policies: ofKind(manifests, 'NetworkPolicy') as unknown as NetworkPolicy[], namespaces: NAMESPACES, rangesHoldForPods };
  const own = workloads(manifests).map(ownParty);
  // Each process has a second pod, so that connections between replicas are included.
  const callers = [...own, ...OUTSIDERS];
  const called = [...own.map(({ peer, ...rest }) => ({ ...rest, peer: { ...peer } })), ...OUTSIDERS];
  const ofTheSystem = new Set(own.map(({ name }) => name));
  return callers.flatMap((from) =>
    called
      .filter((to) => ofTheSystem.has(from.name) || ofTheSystem.has(to.name))
      .flatMap((to) =>
        [...to.ports, ...UNUSED]
          .filter(({ number, protocol }) => isAllowed(cluster, { from: from.peer, to: to.peer, port: number, protocol }))
          .map(({ name }) => `${from.name} → ${to.name}:${name}`),
      ),
  );
}

function ownParty(workload: ReturnType<typeof workloads>[number], at: number): Party {
  const declared = containersOf(workload).flatMap(({ ports = [] }) => ports) as Pod['ports'];
  const peer: Pod = { namespace: OWN_NAMESPACE, labels: workload.labels, address: `10.1.0.${at + 1}`, ports: declared };
  const ports = declared.map(({ name = '', containerPort: number, protocol = 'TCP' }): Port => ({ name, number, protocol }));
  return { name: workload.name, peer, ports: [...ports, ...ports.map(({ number }) => udp(number))] };
}

/** No process uses UDP, so no connection over it may be open. */
function udp(number: number): Port {
  return { name: `${number}/udp`, number, protocol: 'UDP' };
}

function podOutside(name: string, namespace: string, ports: readonly Port[] = [], labels: Pod['labels'] = {}): Party {
  const declared = ports.map(({ name: port, number: containerPort, protocol }) => ({ name: port, containerPort, protocol }));
  return { name, peer: { namespace, labels, address: '10.2.0.1', ports: declared }, ports };
}

function addressOutside(name: string, address: string, ports: readonly Port[]): Party {
  return { name, peer: { address }, ports };
}
