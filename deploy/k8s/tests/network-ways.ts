// Who may reach whom, worked out from the NetworkPolicies as a network plugin would.
import { containersOf, type Manifest, ofKind, workloads } from './manifest.ts';
import { matches, type Selector } from './selector.ts';

interface Port {
  name: string;
  number: number;
}

/** A pod of the system, or somebody outside. */
export interface Party {
  name: string;
  labels: Record<string, string>;
  /** Labels of its namespace; undefined in the system's own. */
  namespace?: Record<string, string>;
  address?: string;
  ports: readonly Port[];
}

/** Who is outside, and could reach in or be reached. */
export const OUTSIDERS: readonly Party[] = [
  { name: 'ingress controller', labels: {}, namespace: { 'reefdesk/edge': 'true' }, ports: [] },
  { name: 'monitoring', labels: {}, namespace: { 'reefdesk/monitoring': 'true' }, ports: [{ name: 'traces', number: 4318 }] },
  { name: 'another namespace', labels: {}, namespace: {}, ports: [{ name: 'http', number: 8080 }] },
  { name: 'names', labels: {}, namespace: { 'kubernetes.io/metadata.name': 'kube-system' }, ports: [{ name: 'dns', number: 53 }] },
  { name: 'internet', labels: {}, namespace: {}, address: '203.0.113.7', ports: [27017, 4222, 443, 80].map(byNumber) },
];

function byNumber(number: number): Port {
  return { name: String(number), number };
}

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string };
}

interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: string | number }[];
}

/** Every way that is open, as `gateway → auth:http`. */
export function openWays(manifests: readonly Manifest[]): string[] {
  const pods = workloads(manifests).map((workload): Party => {
    const ports = containersOf(workload).flatMap(({ ports: own = [] }) => own);
    return { name: workload.name, labels: workload.labels, ports: ports.map(({ name = '', containerPort: number }) => ({ name, number })) };
  });
  const all = [...pods, ...OUTSIDERS];
  const policies = ofKind(manifests, 'NetworkPolicy');
  return all.flatMap((from) =>
    all.flatMap((to) =>
      to.ports
        .filter((port) => (!from.namespace || !to.namespace) && mayLeave(policies, from, to, port) && mayEnter(policies, from, to, port))
        .map((port) => `${from.name} → ${to.name}:${port.name}`),
    ),
  );
}

function mayLeave(policies: readonly Manifest[], from: Party, to: Party, port: Port): boolean {
  const rules = rulesFor(policies, from, 'Egress', ({ egress = [] }) => egress);
  return !rules || rules.some((rule) => admits(rule.to, to, rule.ports, port));
}

function mayEnter(policies: readonly Manifest[], from: Party, to: Party, port: Port): boolean {
  const rules = rulesFor(policies, to, 'Ingress', ({ ingress = [] }) => ingress);
  return !rules || rules.some((rule) => admits(rule.from, from, rule.ports, port));
}

/** Undefined where no policy speaks of the pod: everything is open then. */
function rulesFor(
  policies: readonly Manifest[],
  party: Party,
  direction: string,
  of: (spec: { ingress?: Rule[]; egress?: Rule[] }) => Rule[],
): Rule[] | undefined {
  if (party.namespace) return undefined;
  const own = policies.filter(({ spec }) => spec.policyTypes.includes(direction) && matches(spec.podSelector, party.labels));
  return own.length > 0 ? own.flatMap(({ spec }) => of(spec)) : undefined;
}

function admits(peers: readonly Peer[] | undefined, party: Party, ports: Rule['ports'], port: Port): boolean {
  const portFits = !ports || ports.some((allowed) => allowed.port === port.name || allowed.port === port.number);
  return portFits && (!peers || peers.some((peer) => isPeer(peer, party)));
}

function isPeer({ podSelector, namespaceSelector, ipBlock }: Peer, { labels, namespace, address }: Party): boolean {
  // Only whole networks and single addresses stand in our policies.
  if (ipBlock) return address !== undefined && (ipBlock.cidr === '0.0.0.0/0' || ipBlock.cidr === `${address}/32`);
  const inNamespace = namespaceSelector ? namespace !== undefined && matches(namespaceSelector, namespace) : namespace === undefined;
  return inNamespace && (!podSelector || matches(podSelector, labels));
}
