import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORAGE_USERS, storageKeyVariables } from '@reefdesk/system/storage-users';
import { load } from 'js-yaml';
import { consumersOf } from '../setup/src/consumers.ts';
import { completeSecrets } from '../setup/src/secrets.ts';
import { type ComposeService, composeFile, read, repository } from './compose-file.ts';

const { services } = composeFile();
const SCRIPTS = 'deploy/k8s/components/object-storage-minio/scripts';
const secrets = completeSecrets({});
const filesOf = (folder: string) => consumersOf(secrets).find((consumer) => consumer.folder === folder)?.files ?? {};

describe('the storage in compose', () => {
  it('has a key for each user, created by the setup, and no root credentials', () => {
    const setup = services['storage-setup']?.environment ?? {};
    const told = STORAGE_USERS.map((user) => {
      const files = Object.values(storageKeyVariables(user)).map((variable) => String(setup[`${variable}_FILE`]));
      return [user.name, ...files.map((file) => filesOf('storage-setup')[file.replace('/run/reefdesk/', '')])];
    });
    expect(told).toEqual(STORAGE_USERS.map(({ name }) => [name, filesOf(name)['s3-access-key'], filesOf(name)['s3-secret-key']]));
    expect(Object.keys(setup).filter((name) => /_(ACCESS|SECRET)_KEY_FILE$/.test(name))).toHaveLength(2 * STORAGE_USERS.length);
    const roots = [secrets.storageAdminToken, secrets.storageRpcSecret, secrets.s3SecretKey];
    for (const { name } of STORAGE_USERS) for (const root of roots) expect(Object.values(filesOf(name))).not.toContain(root);
  });

  it('reads a file whose secrets are those that init writes', () => {
    const config = read('deploy/docker/storage/garage.toml');
    const named = [...config.matchAll(/_file = "\/run\/reefdesk\/([^"]+)"/g)].map(([, file = '']) => file);
    expect(named.sort()).toEqual(['admin-token', 'rpc-secret']);
    for (const file of named) expect(filesOf('storage')).toHaveProperty([file]);
    expect(config).toContain(`s3_region = "${services.media?.environment?.S3_REGION}"`);
    expect(config).toContain(`api_bind_addr = "0.0.0.0:${new URL(String(services.media?.environment?.S3_ENDPOINT)).port}"`);
    for (const key of Object.values(secrets.storageAccessKeys)) expect(key).toMatch(/^GK[0-9a-f]{24}$/);
    for (const key of Object.values(secrets.storageSecretKeys)) expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.storageRpcSecret).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('MinIO as the storage', () => {
  // `!reset` removes a value of the base file.
  const file = load(read('deploy/docker/minio.yml').replaceAll('!reset ', '')) as {
    services: Record<string, Partial<ComposeService>>;
  };

  it('changes only the server and its setup, and gives others no new secrets', () => {
    expect(Object.keys(file.services).sort()).toEqual(['init', 'storage', 'storage-setup']);
    for (const service of ['storage', 'storage-setup']) {
      const environment = Object.entries(file.services[service]?.environment ?? {});
      for (const [, path] of environment.filter(([name]) => name.endsWith('_FILE')))
        expect(filesOf(service)).toHaveProperty([String(path).replace('/run/reefdesk/', '')]);
    }
    expect(file.services.init?.volumes).toEqual(['minio-data:/data/storage']);
  });

  it('creates an account for each storage user, for the one bucket', () => {
    // The `mc` client is not available, so its commands are recorded.
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-mc-'));
    try {
      writeFileSync(
        join(folder, 'mc'),
        '#!/bin/sh\necho "$*" >> "$SAID"\ncase "$*" in *"user info"*) echo "PolicyName: bucket" ;; esac\n',
        { mode: 0o755 },
      );
      const keys = STORAGE_USERS.flatMap((user) => {
        const { accessKey, secretKey } = storageKeyVariables(user);
        // Compose and the cluster pass keys in different ways, so there is one of each.
        writeFileSync(join(folder, `${user.name}-id`), `${user.name}-id`);
        return [
          [`${accessKey}_FILE`, join(folder, `${user.name}-id`)],
          [secretKey, `${user.name}-secret $HOME`],
        ];
      });
      const root = { MINIO_URL: 'http://storage:9000', MINIO_ROOT_USER: 'root', MINIO_ROOT_PASSWORD: 'pass' };
      const said = join(folder, 'said');
      const env = { ...Object.fromEntries(keys), ...root, STORAGE_BUCKET: 'reefdesk', SAID: said, PATH: `${folder}:/usr/bin:/bin` };
      execFileSync('/bin/sh', [join(repository, SCRIPTS, 'bucket.sh')], { env });
      expect(readFileSync(said, 'utf8').trim().split('\n')).toEqual([
        'alias set storage http://storage:9000 root pass',
        'mb --ignore-existing storage/reefdesk',
        'admin policy create storage bucket /scripts/bucket-policy.json',
        'admin policy create storage pictures /scripts/read-policy.json',
        ...STORAGE_USERS.flatMap(({ name, may }) => [
          `admin user add storage ${name}-id ${name}-secret $HOME`,
          `admin policy attach storage ${may.includes('write') ? 'bucket' : 'pictures'} --user ${name}-id`,
          `admin user info storage ${name}-id`,
          ...(may.includes('write') ? [] : [`admin policy detach storage bucket --user ${name}-id`]),
        ]),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
    for (const policy of ['bucket', 'read']) {
      const { Statement } = JSON.parse(read(`${SCRIPTS}/${policy}-policy.json`)) as {
        Statement: { Resource: string[]; Action: string[] }[];
      };
      expect(Statement.flatMap(({ Resource }) => Resource)).toEqual(['arn:aws:s3:::reefdesk', 'arn:aws:s3:::reefdesk/*']);
      const writes = Statement.flatMap(({ Action }) => Action).filter((action) => /Put|Delete/.test(action));
      expect(writes.length > 0).toBe(policy === 'bucket');
    }
  });
});
