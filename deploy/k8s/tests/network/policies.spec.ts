import { load } from 'js-yaml';
import { type Cluster, type Connection, isAllowed, type NetworkPolicy, type Pod } from './policies.ts';

/** Examples from the Kubernetes documentation, with the results that it states. */
const NAMESPACES = { default: {}, myproject: { project: 'myproject', user: 'alice' }, other: { project: 'other' } };

function pod(labels: Record<string, string>, { namespace = 'default', address = '10.1.0.1', ports = [] }: Partial<Pod> = {}): Pod {
  return { namespace, labels, address, ports };
}

function cluster(...policies: string[]): Cluster {
  return { policies: policies.map((text) => load(text) as NetworkPolicy), namespaces: NAMESPACES, rangesHoldForPods: false };
}

const outside = (address: string) => ({ address });
const asks = (where: Cluster, from: Connection['from'], to: Connection['to'], port = 6379, protocol?: Connection['protocol']) =>
  isAllowed(where, { from, to, port, ...(protocol && { protocol }) });

const DB = pod({ role: 'db' });
const FRONTEND = pod({ role: 'frontend' }, { address: '10.1.0.2' });
const STRANGER = pod({ role: 'batch' }, { address: '10.1.0.3' });

describe('the policy of the documentation', () => {
  const policies = cluster(`
    metadata: { name: test-network-policy, namespace: default }
    spec:
      podSelector: { matchLabels: { role: db } }
      policyTypes: [Ingress, Egress]
      ingress:
        - from:
            - ipBlock: { cidr: 172.17.0.0/16, except: [172.17.1.0/24] }
            - namespaceSelector: { matchLabels: { project: myproject } }
            - podSelector: { matchLabels: { role: frontend } }
          ports:
            - { protocol: TCP, port: 6379 }
      egress:
        - to:
            - ipBlock: { cidr: 10.0.0.0/24 }
          ports:
            - { protocol: TCP, port: 5978 }
  `);

  it.each<[string, Connection['from'], boolean]>([
    ['a pod of the same namespace with the label', FRONTEND, true],
    ['a pod of the same namespace without it', STRANGER, false],
    ['any pod of a namespace with the label', pod({}, { namespace: 'myproject' }), true],
    ['a pod with the label in another namespace', pod({ role: 'frontend' }, { namespace: 'other' }), false],
    ['an address of the range', outside('172.17.0.9'), true],
    ['the last address of the range', outside('172.17.255.255'), true],
    ['an address that is taken out of the range', outside('172.17.1.9'), false],
    ['an address beside the range', outside('172.18.0.1'), false],
    ['an address of the other family', outside('2001:db8::1'), false],
  ])('answers %s: %#', (_who, from, expected) => {
    expect(asks(policies, from, DB)).toBe(expected);
  });

  it('applies to its port and protocol only', () => {
    expect(asks(policies, FRONTEND, DB, 6380)).toBe(false);
    expect(asks(policies, FRONTEND, DB, 6379, 'UDP')).toBe(false);
  });

  it('allows egress only to its range and port', () => {
    expect(asks(policies, DB, outside('10.0.0.7'), 5978)).toBe(true);
    expect(asks(policies, DB, outside('10.0.0.7'), 5979)).toBe(false);
    expect(asks(policies, DB, outside('10.0.1.7'), 5978)).toBe(false);
    expect(asks(policies, DB, FRONTEND, 5978)).toBe(false);
  });

  it('does not apply to other pods, nor to pods with the label in other namespaces', () => {
    expect(asks(policies, outside('192.0.2.1'), FRONTEND, 22)).toBe(true);
    expect(asks(policies, outside('192.0.2.1'), pod({ role: 'db' }, { namespace: 'other' }), 22)).toBe(true);
  });
});

describe('peers', () => {
  const ingress = (from: string) => cluster(`{ metadata: {}, spec: { podSelector: {}, ingress: [{ from: ${from} }] } }`);

  it('with a namespace and a pod selector in one entry must match both, in two entries either', () => {
    const client = pod({ role: 'client' }, { namespace: 'myproject' });
    const both = ingress('[{ namespaceSelector: { matchLabels: { user: alice } }, podSelector: { matchLabels: { role: client } } }]');
    const either = ingress('[{ namespaceSelector: { matchLabels: { user: alice } } }, { podSelector: { matchLabels: { role: client } } }]');
    const ask = (where: Cluster) => [
      asks(where, client, DB),
      asks(where, pod({}, { namespace: 'myproject' }), DB),
      asks(where, pod({ role: 'client' }), DB),
      asks(where, pod({ role: 'client' }, { namespace: 'other' }), DB),
    ];
    expect(ask(both)).toEqual([true, false, false, false]);
    expect(ask(either)).toEqual([true, true, true, false]);
  });

  it('with an empty selector match all pods of the namespace, or of all namespaces, but no external address', () => {
    const [sameNamespace, all] = [ingress('[{ podSelector: {} }]'), ingress('[{ namespaceSelector: {} }]')];
    expect([asks(sameNamespace, FRONTEND, DB), asks(sameNamespace, pod({}, { namespace: 'other' }), DB)]).toEqual([true, false]);
    expect([asks(all, FRONTEND, DB), asks(all, pod({}, { namespace: 'other' }), DB)]).toEqual([true, true]);
    expect([asks(sameNamespace, outside('192.0.2.1'), DB), asks(all, outside('192.0.2.1'), DB)]).toEqual([false, false]);
  });

  it('are selected by expressions, and namespaces by the name label that Kubernetes sets', () => {
    const named = ingress(
      '[{ namespaceSelector: { matchExpressions: [{ key: kubernetes.io/metadata.name, operator: In, values: [other, third] }] } }]',
    );
    expect([asks(named, pod({}, { namespace: 'other' }), DB), asks(named, pod({}, { namespace: 'myproject' }), DB)]).toEqual([true, false]);
    const notBatch = ingress('[{ podSelector: { matchExpressions: [{ key: role, operator: NotIn, values: [batch] }] } }]');
    expect([asks(notBatch, FRONTEND, DB), asks(notBatch, pod({}), DB), asks(notBatch, STRANGER, DB)]).toEqual([true, true, false]);
    const labelled = ingress('[{ podSelector: { matchExpressions: [{ key: role, operator: Exists }] } }]');
    expect([asks(labelled, FRONTEND, DB), asks(labelled, pod({}), DB)]).toEqual([true, false]);
    const bare = ingress('[{ podSelector: { matchExpressions: [{ key: role, operator: DoesNotExist }] } }]');
    expect([asks(bare, FRONTEND, DB), asks(bare, pod({}), DB)]).toEqual([false, true]);
  });

  it('in a range include pods if the network plugin checks their addresses', () => {
    const range = ingress('[{ ipBlock: { cidr: 10.1.0.0/16 } }]');
    expect(asks(range, FRONTEND, DB)).toBe(false);
    expect(asks({ ...range, rangesHoldForPods: true }, FRONTEND, DB)).toBe(true);
  });

  it('in an IPv6 range include no IPv4 address', () => {
    const range = ingress('[{ ipBlock: { cidr: "2001:db8::/32", except: ["2001:db8:1::/48"] } }]');
    const ask = (address: string) => asks(range, outside(address), DB);
    expect([ask('2001:db8::7'), ask('2001:db8:1::7'), ask('203.0.113.7')]).toEqual([true, false, false]);
  });

  it('include everyone without a list', () => {
    expect(asks(ingress('[]'), outside('192.0.2.1'), DB)).toBe(true);
    expect(asks(cluster('{ metadata: {}, spec: { podSelector: {}, ingress: [{}] } }'), outside('192.0.2.1'), DB)).toBe(true);
  });
});

describe('ports', () => {
  const ingress = (ports: string) => cluster(`{ metadata: {}, spec: { ingress: [{ ports: ${ports} }] } }`);

  it('in a range include the first and the last', () => {
    const range = cluster(`
      metadata: { name: multi-port-egress, namespace: default }
      spec:
        podSelector: { matchLabels: { role: db } }
        policyTypes: [Egress]
        egress:
          - to: [{ ipBlock: { cidr: 10.0.0.0/24 } }]
            ports: [{ protocol: TCP, port: 32000, endPort: 32768 }]
    `);
    const ask = (port: number) => asks(range, DB, outside('10.0.0.1'), port);
    expect([31_999, 32_000, 32_500, 32_768, 32_769].map(ask)).toEqual([false, true, true, true, false]);
  });

  it('with a name are those of the target pod, which an external address lacks', () => {
    const named = ingress('[{ port: client }]');
    const server = pod({}, { ports: [{ name: 'client', containerPort: 6379 }] });
    const udpServer = pod({}, { ports: [{ name: 'client', containerPort: 6379, protocol: 'UDP' }] });
    expect([asks(named, FRONTEND, server), asks(named, FRONTEND, server, 22)]).toEqual([true, false]);
    expect([asks(named, FRONTEND, DB), asks(named, FRONTEND, udpServer), asks(named, FRONTEND, udpServer, 6379, 'UDP')]).toEqual([
      false,
      false,
      false,
    ]);
    const out = cluster('{ metadata: {}, spec: { policyTypes: [Egress], egress: [{ ports: [{ port: client }] }] } }');
    expect([asks(out, FRONTEND, server), asks(out, FRONTEND, outside('192.0.2.1'))]).toEqual([true, false]);
  });

  it('include all of a protocol if only that is named, and all if nothing is', () => {
    const udp = ingress('[{ protocol: UDP }]');
    expect([asks(udp, FRONTEND, DB, 53, 'UDP'), asks(udp, FRONTEND, DB, 53)]).toEqual([true, false]);
    expect([asks(ingress('[]'), FRONTEND, DB, 9, 'SCTP'), asks(ingress('[{}]'), FRONTEND, DB, 9)]).toEqual([true, true]);
  });
});

describe('isolation', () => {
  const both = (where: Cluster) => [asks(where, outside('192.0.2.1'), DB), asks(where, DB, outside('192.0.2.1'))];

  it.each([
    ['default-deny-ingress', 'policyTypes: [Ingress]', [false, true]],
    ['default-deny-egress', 'policyTypes: [Egress]', [true, false]],
    ['default-deny-all', 'policyTypes: [Ingress, Egress]', [false, false]],
    ['allow-all-ingress', 'policyTypes: [Ingress], ingress: [{}]', [true, true]],
    ['allow-all-egress', 'policyTypes: [Egress], egress: [{}]', [true, true]],
    ['no types', 'ingress: [{}]', [true, true]],
    ['no types, rules of egress', 'egress: [{ ports: [{ port: 53 }] }]', [false, false]],
    ['no types, an empty list of egress', 'egress: []', [false, true]],
    ['types that leave out the rules there are', 'policyTypes: [Ingress], egress: [{ ports: [{ port: 53 }] }]', [false, true]],
  ])('by %s', (_name, spec, expected) => {
    expect(both(cluster(`{ metadata: { namespace: default }, spec: { podSelector: {}, ${spec} } }`))).toEqual(expected);
  });

  it('is lifted by any policy that allows the connection', () => {
    const deny = '{ metadata: {}, spec: { podSelector: {}, policyTypes: [Ingress, Egress] } }';
    const allow = '{ metadata: {}, spec: { podSelector: { matchLabels: { role: db } }, ingress: [{ from: [{ podSelector: {} }] }] } }';
    const out = '{ metadata: {}, spec: { podSelector: { matchLabels: { role: frontend } }, policyTypes: [Egress], egress: [{}] } }';
    expect(asks(cluster(deny, allow), FRONTEND, DB)).toBe(false);
    expect(asks(cluster(deny, out), FRONTEND, DB)).toBe(false);
    expect(asks(cluster(deny, allow, out), FRONTEND, DB)).toBe(true);
  });

  it('does not block a pod from itself', () => {
    const deny = cluster('{ metadata: {}, spec: { podSelector: {}, policyTypes: [Ingress, Egress] } }');
    expect([asks(deny, DB, DB), asks(deny, DB, pod({ role: 'db' }))]).toEqual([true, false]);
  });
});
