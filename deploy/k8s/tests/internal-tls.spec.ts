/**
 * The schemas come as ES modules only.
 * @jest-environment-options {"customExportConditions": ["reefdesk-source", "import", "node", "node-addons"]}
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueCertificate, makeAuthority } from '@reefdesk/internal-tls/certificates';
import { bundledServer } from './bundled-nats.ts';
import { writeCombinations } from './combinations.ts';
import { containersOf, find, type Manifest, ofKind, type Workload, workloads } from './manifest.ts';
import { Kustomizer, sourceFolder } from './render.ts';
import { environmentOf } from './rules/environment.ts';
import { violationsIn } from './rules/every-rule.ts';

const TIMEOUT_MS = 180_000;

describe('the component internal-tls', () => {
  const kustomizer = new Kustomizer();
  let manifests: Manifest[];
  let plain: Manifest[];

  beforeAll(async () => {
    const names = writeCombinations(kustomizer);
    const encrypted = names.find((name) => name.endsWith('internal-tls')) ?? '';
    const rendered = await kustomizer.renderAll([encrypted, 'production']);
    [manifests, plain] = [rendered.get(encrypted) ?? [], rendered.get('production') ?? []];
  }, TIMEOUT_MS);
  afterAll(() => kustomizer.remove());

  const named = (name: string) => workloads(manifests).find((one) => one.name === name) as Workload;
  const pathsOf = ({ pod }: Workload, volume: string) =>
    pod.containers.flatMap(({ volumeMounts = [] }) => volumeMounts.filter(({ name }) => name === volume).map(({ mountPath }) => mountPath));

  it('encrypts every connection to a store, for each client', () => {
    const clients = workloads(manifests).filter((workload) => {
      const { NATS_URL, MONGODB_URI, S3_ENDPOINT } = environmentOf(workload, manifests);
      return NATS_URL ?? MONGODB_URI ?? S3_ENDPOINT;
    });
    expect(clients.length).toBeGreaterThan(5);
    for (const client of clients) {
      const { NATS_URL = 'tls:', MONGODB_URI = '&tls=true', S3_ENDPOINT = 'https:', ...rest } = environmentOf(client, manifests);
      expect([client.name, NATS_URL]).toEqual([client.name, expect.stringMatching(/^tls:/)]);
      expect([client.name, MONGODB_URI]).toEqual([client.name, expect.stringMatching(/&tls=true$/)]);
      expect([client.name, S3_ENDPOINT]).toEqual([client.name, expect.stringMatching(/^https:/)]);
      const [folder] = pathsOf(client, 'internal-tls');
      expect([client.name, rest.NODE_EXTRA_CA_CERTS]).toEqual([client.name, `${folder}/ca.crt`]);
    }
    const jobs = environmentOf(named('storage-setup'), manifests);
    expect([jobs.STORAGE_ADMIN_TLS, jobs.NODE_EXTRA_CA_CERTS]).toEqual(['on', '/etc/internal-tls/ca.crt']);
    expect(environmentOf(named('mongodb-users'), manifests).MONGO_OPTIONS).toContain('tlsCAFile=/etc/internal-tls/ca.crt');
  });

  it("mounts a key only into its server, and the authority's key nowhere", () => {
    const seen = workloads(manifests).flatMap(({ name, pod }) =>
      (pod.volumes ?? []).flatMap(({ secret }) =>
        secret?.secretName?.endsWith('-tls') && !(secret.items?.length === 1 && secret.items[0]?.key === 'ca.crt')
          ? [`${name}: ${secret.secretName}`]
          : [],
      ),
    );
    expect(seen.sort()).toEqual(['mongodb: mongodb-tls', 'nats: nats-tls', 'storage: storage-tls']);
    const secrets = workloads(manifests).flatMap(({ pod }) => (pod.volumes ?? []).map(({ secret }) => secret?.secretName));
    expect(secrets).not.toContain('internal-authority');
  });

  it('has a certificate for every host name of a server', () => {
    const hostsOf = (name: string): string[] => find(manifests, 'Certificate', `${name}-tls`).spec.dnsNames;
    const { NATS_URL, S3_ENDPOINT, MONGODB_URI } = environmentOf(named('media'), manifests);
    expect(hostsOf('nats')).toContain(new URL(NATS_URL ?? '').hostname);
    expect(hostsOf('storage')).toContain(new URL(S3_ENDPOINT ?? '').hostname);
    expect(hostsOf('mongodb')).toContain(/@([\w.-]+):/.exec(MONGODB_URI ?? '')?.[1]);
    const routes = environmentOf(named('nats'), manifests).NATS_ROUTES ?? '';
    for (const [, host] of routes.matchAll(/@([\w.-]+):/g)) expect(hostsOf('nats')).toContain(host);
    for (const at of [0, 1, 2]) expect(hostsOf('mongodb')).toContain(`mongodb-${at}.mongodb`);
    expect(hostsOf('storage')).toEqual(
      expect.arrayContaining(environmentOf(named('storage-setup'), manifests).STORAGE_NODES?.split(',') ?? []),
    );
  });

  it("adds the front beside Garage, from the overlay's registry, and routes every Service of Garage to it", () => {
    const [garage, front] = containersOf(named('storage'));
    expect([garage?.image, front?.image]).toEqual(['dxflrs/garage:v2.4.1', 'registry.reefdesk.example/reefdesk/setup:0.1.0']);
    const targets = ofKind(manifests, 'Service')
      .filter(({ metadata }) => metadata.name.startsWith('storage'))
      .flatMap(({ spec }) => (spec.ports as { targetPort: string }[]).map(({ targetPort }) => targetPort));
    expect(new Set(targets)).toEqual(new Set(['client-tls', 'admin-tls', 'rpc']));
    const ports = Object.fromEntries((front?.ports ?? []).map(({ name, containerPort }) => [name, containerPort]));
    const of = (name: string) => garage?.ports?.find((port) => port.name === name)?.containerPort;
    const forward = front?.env?.find(({ name }) => name === 'TLS_FORWARD')?.value;
    expect(forward).toBe(`${ports['client-tls']}=127.0.0.1:${of('client')},${ports['admin-tls']}=127.0.0.1:${of('admin')}`);
  });

  it('is valid by the schemas of cert-manager, with consistent references', () => {
    const [at, { spec }] = [structuredClone(manifests), find(manifests, 'Certificate', 'nats-tls')];
    expect(spec.issuerRef.name).toBe('internal-authority');
    find(at, 'Certificate', 'nats-tls').spec.issuerRef.name = 'nobody';
    Object.assign(find(at, 'Certificate', 'mongodb-tls').spec, { duration: 5 });
    expect(violationsIn(at)).toEqual([
      expect.stringContaining('Certificate mongodb-tls: '),
      'Certificate nats-tls: names a Issuer that is not there: nobody',
    ]);
  });

  it('is absent from overlays that do not use it', () => {
    expect(ofKind(plain, 'Certificate')).toEqual([]);
    const volumes = workloads(plain).flatMap(({ pod }) => (pod.volumes ?? []).map(({ name }) => name));
    expect(volumes.filter((name) => name.includes('tls'))).toEqual([]);
    expect(workloads(plain).filter((one) => environmentOf(one, plain).NODE_EXTRA_CA_CERTS)).toEqual([]);
  });

  it('gives NATS a valid configuration, with certificates of the mounted names', async () => {
    const server = bundledServer();
    if (!server) return;
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-nats-tls-'));
    try {
      const validity = { from: new Date(Date.now() - 60_000), days: 1 };
      const authority = await makeAuthority('Reefdesk', validity);
      const { key, certificate } = await issueCertificate(authority, ['nats'], validity);
      mkdirSync(join(folder, 'tls'));
      const mounted = { 'tls.crt': certificate, 'tls.key': key, 'ca.crt': authority.certificate };
      for (const [name, text] of Object.entries(mounted)) writeFileSync(join(folder, 'tls', name), text);
      const [at = ''] = pathsOf(named('nats'), 'tls');
      for (const [name, text] of Object.entries(find(manifests, 'ConfigMap', 'nats-server').data ?? {}))
        writeFileSync(join(folder, name), text.replaceAll('/tmp/', `${folder}/`).replaceAll(at, join(folder, 'tls')));
      const env = { ...environmentOf(named('nats'), manifests), POD_NAME: 'nats-0', NATS_ROUTES: '["nats-route://route:x@127.0.0.1:1"]' };
      const check = () =>
        execFileSync(server, ['-t', '--config', join(folder, 'nats-server.conf')], { env, encoding: 'utf8', stdio: 'pipe' });
      expect(check).not.toThrow();
      rmSync(join(folder, 'tls', 'ca.crt'));
      expect(check).toThrow(/ca\.crt/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('starts MongoDB with its certificate, and without one as before', () => {
    const script = readFileSync(join(sourceFolder, 'components/mongodb/start.sh'), 'utf8');
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-mongod-'));
    const said = (certificates: boolean): string => {
      for (const name of ['mongod', 'mongosh', 'install'])
        writeFileSync(join(folder, name), `#!/bin/bash\n[[ ${name} == install ]] || echo "${name} $*" >> "$SAID"\n`, { mode: 0o755 });
      const tls = join(folder, 'tls');
      rmSync(tls, { recursive: true, force: true });
      if (certificates) {
        mkdirSync(tls);
        for (const name of ['tls.crt', 'tls.key', 'ca.crt']) writeFileSync(join(tls, name), `${name}\n`);
      }
      const out = join(folder, `said-${certificates}`);
      const env = { PATH: `${folder}:/usr/bin:/bin`, HOSTNAME: 'mongodb-1', CACHE_GB: '0.5', SAID: out };
      const moved = script.replaceAll('/tmp/', `${folder}/`).replaceAll('/etc/mongodb-tls', tls);
      execFileSync('/bin/bash', ['-c', moved], { env });
      return readFileSync(out, 'utf8').replaceAll(folder, '');
    };
    try {
      const plainly = 'mongod --replSet rs0 --keyFile /replica-set.key --bind_ip_all --dbpath /data/db --wiredTigerCacheSizeGB 0.5';
      expect(said(false).trim()).toBe(plainly);
      expect(said(true).trim()).toBe(
        `${plainly} --tlsMode requireTLS --tlsCertificateKeyFile /server.pem --tlsCAFile /tls/ca.crt --tlsAllowConnectionsWithoutCertificates`,
      );
      expect(readFileSync(join(folder, 'server.pem'), 'utf8')).toBe('tls.crt\ntls.key\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has secrets that make-secrets switches on and off', () => {
    const uri = () => kustomizer.secrets('local', 'catalog.env').MONGODB_URI ?? '';
    const before = uri();
    kustomizer.makeSecrets('local', 'internal-tls', 'on');
    expect([uri(), kustomizer.secrets('local', 'mongodb-users.env').CATALOG_URI]).toEqual([`${before}&tls=true`, `${before}&tls=true`]);
    kustomizer.makeSecrets('local', 'rotate', 'mongo');
    expect(uri()).toMatch(/^mongodb:\/\/catalog-2:.*&tls=true$/);
    kustomizer.makeSecrets('local', 'internal-tls', 'off');
    expect(uri()).not.toContain('tls');
  });
});
