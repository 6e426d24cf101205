// Evaluates NetworkPolicies by the rules of the Kubernetes documentation (concepts/services-networking/network-policies).
import { BlockList, isIPv6 } from 'node:net';
import { matches, type Selector } from '../selector.ts';

export type Protocol = 'TCP' | 'UDP' | 'SCTP';

export interface Pod {
  namespace: string;
  labels: Readonly<Record<string, string>>;
  address: string;
  ports: readonly { name?: string; containerPort: number; protocol?: Protocol }[];
}

export type Peer = Pod | { address: string };

export interface Connection {
  from: Peer;
  to: Peer;
  port: number;
  protocol?: Protocol;
}

/** Labels of each namespace by its name, without the label that Kubernetes sets. */
export type Namespaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface NetworkPolicy {
  metadata: { namespace?: string };
  spec: {
    podSelector?: Selector;
    policyTypes?: Direction[];
    ingress?: readonly (PortRule & { from?: readonly PeerRule[] })[];
    egress?: readonly (PortRule & { to?: readonly PeerRule[] })[];
  };
}

interface PortRule {
  ports?: readonly { port?: string | number; endPort?: number; protocol?: Protocol }[];
}

interface PeerRule {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: readonly string[] };
}

type Direction = 'Ingress' | 'Egress';

export interface Cluster {
  policies: readonly NetworkPolicy[];
  namespaces: Namespaces;
  /** Network plugins differ in whether an address range also applies to pods. */
  rangesHoldForPods: boolean;
}

/** Policies are additive; pods without any policy are open. */
export function isAllowed(cluster: Cluster, connection: Connection): boolean {
  // A pod can always reach itself.
  if (connection.from === connection.to) return true;
  return (['Egress', 'Ingress'] as const).every((direction) => passes(cluster, direction, connection));
}

function passes(cluster: Cluster, direction: Direction, connection: Connection): boolean {
  const [own, other] = direction === 'Ingress' ? [connection.to, connection.from] : [connection.from, connection.to];
  const speaking = cluster.policies.filter((policy) => directionsOf(policy).includes(direction) && speaksOf(policy, own));
  if (speaking.length === 0) return true;
  return speaking.some(({ metadata, spec }) => {
    const rules =
      direction === 'Ingress'
        ? (spec.ingress ?? []).map(({ from, ports }) => ({ peers: from, ports }))
        : (spec.egress ?? []).map(({ to, ports }) => ({ peers: to, ports }));
    return rules.some(({ peers, ports }) => holdsForPort(ports, connection) && holdsForPeer(peers, other, namespaceOf(metadata), cluster));
  });
}

/** By default a policy applies to ingress, and to egress if it has such rules. */
function directionsOf({ spec: { policyTypes = [], egress = [] } }: NetworkPolicy): readonly Direction[] {
  if (policyTypes.length > 0) return policyTypes;
  return egress.length > 0 ? ['Ingress', 'Egress'] : ['Ingress'];
}

function speaksOf({ metadata, spec: { podSelector = {} } }: NetworkPolicy, peer: Peer): boolean {
  return isPod(peer) && peer.namespace === namespaceOf(metadata) && matches(podSelector, peer.labels);
}

/** A missing or empty list matches every peer. */
function holdsForPeer(rules: readonly PeerRule[] = [], peer: Peer, policyNamespace: string, cluster: Cluster): boolean {
  return rules.length === 0 || rules.some((rule) => isMeant(rule, peer, policyNamespace, cluster));
}

function isMeant({ podSelector, namespaceSelector, ipBlock }: PeerRule, peer: Peer, policyNamespace: string, cluster: Cluster): boolean {
  if (ipBlock) return (cluster.rangesHoldForPods || !isPod(peer)) && isInRange(peer.address, ipBlock.cidr, ipBlock.except);
  if (!isPod(peer)) return false;
  const inNamespace = namespaceSelector
    ? matches(namespaceSelector, { ...cluster.namespaces[peer.namespace], 'kubernetes.io/metadata.name': peer.namespace })
    : peer.namespace === policyNamespace;
  return inNamespace && matches(podSelector ?? {}, peer.labels);
}

function isInRange(address: string, cidr: string, except: readonly string[] = []): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return rangesOf([cidr]).check(address, family) && !rangesOf(except).check(address, family);
}

function rangesOf(cidrs: readonly string[]): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [network = '', bits] = cidr.split('/');
    list.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** A missing or empty list matches every port. Names are those of the target pod. */
function holdsForPort(rules: PortRule['ports'] = [], { to, port, protocol = 'TCP' }: Connection): boolean {
  const names = isPod(to)
    ? to.ports.filter((one) => one.containerPort === port && (one.protocol ?? 'TCP') === protocol).map(({ name }) => name)
    : [];
  return (
    rules.length === 0 ||
    rules.some(({ port: allowed, endPort, protocol: allowedProtocol = 'TCP' }) => {
      if (allowedProtocol !== protocol) return false;
      if (typeof allowed === 'string') return names.includes(allowed);
      return allowed === undefined || (port >= allowed && port <= (endPort ?? allowed));
    })
  );
}

const isPod = (peer: Peer): peer is Pod => 'labels' in peer;
const namespaceOf = ({ namespace = 'default' }: NetworkPolicy['metadata']): string => namespace;
