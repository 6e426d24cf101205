import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { completeCertificates } from '../setup/src/certificates.ts';
import { consumersOf } from '../setup/src/consumers.ts';
import { completeSecrets } from '../setup/src/secrets.ts';
import { type ComposeFile, type ComposeService, composeFile, read } from './compose-file.ts';

const SECRETS_AT = '/run/reefdesk/';
const plain = composeFile();
// `!override` replaces a list of the base file.
const text = read('deploy/docker/tls.yml').replaceAll('!override ', '');
const over = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as ComposeFile;
const changed = (name: string): Partial<ComposeService> => over.services[name] ?? {};
const clients = Object.entries(plain.services).filter(
  ([, { environment = {} }]) => 'NATS_URL' in environment || 'MONGODB_URI_FILE' in environment,
);

describe('encrypted connections to the stores', () => {
  let filesOf: (folder: string) => Record<string, string>;

  beforeAll(async () => {
    const consumers = consumersOf(completeSecrets({}), await completeCertificates({}, new Date()));
    filesOf = (folder) => consumers.find((consumer) => consumer.folder === folder)?.files ?? {};
  });

  it('are used by every client, which trusts the authority of this installation', () => {
    expect(clients.length).toBeGreaterThan(5);
    for (const [name, { environment = {} }] of clients) {
      const now = { ...environment, ...changed(name).environment };
      expect([name, now.NODE_EXTRA_CA_CERTS]).toEqual([name, '/run/reefdesk/ca.pem']);
      expect(filesOf(name)['ca.pem']).toBe(filesOf('mongo')['ca.pem']);
      if ('NATS_URL' in now) expect([name, now.NATS_URL]).toEqual([name, 'tls://nats:4222']);
      if ('S3_ENDPOINT' in now) expect([name, now.S3_ENDPOINT]).toEqual([name, 'https://storage-tls:9000']);
      if ('MONGODB_URI_FILE' in now) expect(filesOf(name)['mongodb-uri']).toMatch(/^mongodb:.*&tls=true$/);
    }
  });

  it('are mandatory: servers reject others, and a store without TLS shares a network only with its front and its setup', () => {
    expect(filesOf('nats')['nats.conf']).toContain('tls { cert_file: "/run/reefdesk/server.pem", key_file: "/run/reefdesk/server-key.pem"');
    expect(changed('mongo').command).toContain('--tlsMode=requireTLS');
    const on = (network: string) =>
      Object.entries({ ...plain.services, ...over.services }).flatMap(([name]) => {
        const networks = changed(name).networks ?? plain.services[name]?.networks ?? [];
        return networks.includes(network) ? [name] : [];
      });
    expect(on('storage-inside').sort()).toEqual(['storage', 'storage-setup', 'storage-tls']);
    expect(on('storage')).not.toContain('storage');
    expect(over.networks['storage-inside']?.internal).toBe(true);
  });

  it('have a server each, with an existing certificate and key', () => {
    const told = (name: string) => JSON.stringify([changed(name).command, changed(name).environment, changed(name).healthcheck]);
    const named = (name: string) => [...told(name).matchAll(/\/run\/reefdesk\/([\w-]+\.pem)/g)].map(([, file = '']) => file);
    for (const name of ['mongo', 'storage-tls']) {
      expect(named(name)).toContain(name === 'mongo' ? 'server-with-key.pem' : 'server-key.pem');
      for (const file of named(name)) expect([name, Object.keys(filesOf(name))]).toEqual([name, expect.arrayContaining([file])]);
    }
    expect(filesOf('mongo')['server-with-key.pem']).toMatch(/BEGIN CERTIFICATE[\s\S]*BEGIN PRIVATE KEY/);
    for (const [name, file] of Object.entries(changed('mongo-setup').environment ?? {}))
      expect([name, Object.keys(filesOf('mongo'))]).toEqual([name, expect.arrayContaining([String(file).replace(SECRETS_AT, '')])]);
  });

  it('start MongoDB with otherwise the same options as the base file', () => {
    const words = (command: readonly string[] = []) => command.join(' ').replaceAll('=', ' ').split(' ');
    const now = words(changed('mongo').command);
    expect(now.slice(0, words(plain.services.mongo?.command).length)).toEqual(words(plain.services.mongo?.command));
    expect(now.slice(words(plain.services.mongo?.command).length).filter((word) => word.startsWith('--'))).toEqual(
      expect.arrayContaining(['--tlsCAFile', '--tlsMode']),
    );
  });

  it('have a front with minimal privileges that starts before its clients', () => {
    const front = changed('storage-tls');
    const { read_only, cap_drop, security_opt, restart } = plain.services.storage as ComposeService;
    expect(front).toMatchObject({
      read_only,
      cap_drop,
      security_opt,
      restart,
      image: expect.stringMatching(/^reefdesk\/setup:/),
    });
    expect(front.deploy?.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) });
    const behind = Object.entries(plain.services).filter(
      ([name, { networks }]) => networks?.includes('storage') && !name.startsWith('storage'),
    );
    for (const [name] of behind) expect([name, Object.keys(changed(name).depends_on ?? {})]).toEqual([name, ['storage-tls']]);
    expect(changed('init')).toEqual({
      environment: { INTERNAL_TLS: 'on' },
      volumes: ['secrets-storage-tls:/run/reefdesk/storage-tls'],
    });
  });
});

it('are off in the base file', () => {
  const consumers = consumersOf(completeSecrets({}));
  expect(JSON.stringify(consumers)).not.toMatch(/tls|\.pem/);
});
