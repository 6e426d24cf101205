// Creates the secrets of an overlay as files for its kustomization, ignored by git. Needs only Node 20.11.
//   node deploy/k8s/make-secrets.mjs production                          creates missing secrets, keeps existing ones
//   node deploy/k8s/make-secrets.mjs production rotate nats mongo s3     replaces these secrets
//   node deploy/k8s/make-secrets.mjs production auth-keys add|promote|retire
//   node deploy/k8s/make-secrets.mjs production internal-tls on|off       for the component internal-tls
//   node deploy/k8s/make-secrets.mjs production --smtp-url smtp://…      mail server, on the first run; later edit auth.env and bookings.env
//   node deploy/k8s/make-secrets.mjs production --oidc-client-secret …   of the sign-in provider, on the first run; later edit auth.env
// docs/operations.md describes the steps around a rotation.
import { createHash, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Starts with a letter: the NATS server reads passwords from variables and parses a leading digit as a number. */
const password = () => `r${randomBytes(24).toString('base64url')}`;

const once = (make) => (before) => before ?? make();

const services = join(import.meta.dirname, '..', '..', 'services');
const SERVICES = readdirSync(services).filter((name) => existsSync(join(services, name, 'deploy', 'kustomization.yaml')));

const COPIERS = ['backup', 'restore'];

const ofEveryService = (name) => ({ NATS_PASSWORD: once(password), MONGODB_URI: once(() => databaseUser(name)) });

const OF_ITS_OWN = {
  auth: {
    AUTH_KEYS: once(() => JSON.stringify({ keys: [signingKey()] })),
    ADMIN_EMAIL: once(() => settings['admin-email']),
    ADMIN_PASSWORD: once(adminPassword),
    // May hold a password. Empty: no emails are sent.
    SMTP_URL: once(() => settings['smtp-url']),
    // Empty: sign-in by a provider is off.
    OIDC_CLIENT_SECRET: once(() => settings['oidc-client-secret']),
  },
  bookings: { SMTP_URL: once(() => settings['smtp-url']) },
  media: { S3_ACCESS_KEY: once(storageKeyId), S3_SECRET_KEY: once(storageKey) },
};

const FILES = {
  gateway: { NATS_PASSWORD: once(password) },
  ...Object.fromEntries(SERVICES.map((name) => [name, { ...ofEveryService(name), ...OF_ITS_OWN[name] }])),
  ...Object.fromEntries(
    COPIERS.map((name) => [
      name,
      { MONGODB_URI: once(() => databaseUser(name)), S3_ACCESS_KEY: once(storageKeyId), S3_SECRET_KEY: once(storageKey) },
    ]),
  ),
  nats: { OPS_PASSWORD: once(password), CLUSTER_PASSWORD: once(password) },
  mongodb: { MONGO_ROOT_USER: once(() => 'root'), MONGO_ROOT_PASSWORD: once(password) },
  storage: { GARAGE_RPC_SECRET: once(() => hex(32)), GARAGE_ADMIN_TOKEN: once(password) },
  // For the component object-storage-minio.
  minio: { MINIO_ROOT_USER: once(() => 'root'), MINIO_ROOT_PASSWORD: once(password) },
};

/** Users get new names, so that pods with the old ones keep working until they are replaced. */
const ROTATIONS = {
  nats: { NATS_PASSWORD: password, OPS_PASSWORD: password },
  mongo: {
    MONGODB_URI: (before) => withOptionsOf(before, databaseUser(userOf(before).replace(/-\d+$/, ''), generationOf(userOf(before)) + 1)),
  },
  s3: { S3_ACCESS_KEY: storageKeyId, S3_SECRET_KEY: storageKey },
};

/** The first key signs, all keys verify. A rotation adds a new key, promotes it to sign, and retires the old one. */
const KEY_STEPS = {
  add: (keys) => [...keys, signingKey()],
  promote: (keys) => [...keys.slice(-1), ...keys.slice(0, -1)],
  retire: (keys) => keys.slice(0, 1),
};

const { values: settings, positionals } = read();
const [overlay, action, ...what] = positionals;
const folder = join(import.meta.dirname, 'overlays', overlay ?? '', 'secrets');
if (!overlay || !existsSync(join(folder, '..', 'kustomization.yaml'))) fail('Which overlay? For example: make-secrets.mjs production');

const isFirst = !existsSync(join(folder, 'auth.env'));
mkdirSync(folder, { recursive: true, mode: 0o700 });
const contents = Object.fromEntries(Object.entries(FILES).map(([name, makers]) => [name, complete(readEnvFile(name), makers)]));
perform(contents);
for (const name of ['gateway', ...SERVICES]) contents.nats[`NATS_PASSWORD_${name.toUpperCase()}`] = contents[name].NATS_PASSWORD;
contents['mongodb-users'] = Object.fromEntries(
  [...SERVICES, ...COPIERS].map((name) => [`${name.toUpperCase()}_URI`, contents[name].MONGODB_URI]),
);
for (const [name, variables] of Object.entries(contents)) writeEnvFile(name, variables);
const keyFile = join(folder, 'replica-set.key');
if (!existsSync(keyFile)) writePrivate(keyFile, randomBytes(512).toString('base64'));
writePrivate(join(folder, 'kustomization.yaml'), kustomization(['gateway', ...SERVICES]));
console.log(report());

function perform(files) {
  if (action === undefined) return;
  if (action === 'rotate' && what.length > 0 && what.every((kind) => Object.hasOwn(ROTATIONS, kind))) {
    for (const kind of what) for (const variables of Object.values(files)) renew(variables, ROTATIONS[kind]);
  } else if (action === 'auth-keys' && what.length === 1 && Object.hasOwn(KEY_STEPS, what[0])) {
    const { keys } = JSON.parse(files.auth.AUTH_KEYS);
    files.auth.AUTH_KEYS = JSON.stringify({ keys: KEY_STEPS[what[0]](keys) });
  } else if (action === 'internal-tls' && ['on', 'off'].includes(what.join())) {
    for (const variables of Object.values(files)) {
      const { MONGODB_URI: uri } = variables;
      if (uri) variables.MONGODB_URI = `${uri.replace('&tls=true', '')}${what[0] === 'on' ? '&tls=true' : ''}`;
    }
  } else
    fail(
      `Not understood: ${[action, ...what].join(' ')}. Try: rotate nats|mongo|s3 …, auth-keys add|promote|retire, or internal-tls on|off`,
    );
}

function renew(variables, makers) {
  for (const [name, make] of Object.entries(makers)) if (name in variables) variables[name] = make(variables[name]);
}

function complete(existing, makers) {
  return { ...existing, ...Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(existing[name])])) };
}

function readEnvFile(name) {
  const file = join(folder, `${name}.env`);
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines.filter((line) => /^\w+=/.test(line)).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

function writeEnvFile(name, variables) {
  const lines = Object.entries(variables).map(([key, value]) => `${key}=${value}\n`);
  writePrivate(join(folder, `${name}.env`), lines.join(''));
}

/** Secrets that every overlay needs. The overlay lists the others, since each is optional. */
function kustomization(names) {
  const head = ['apiVersion: kustomize.config.k8s.io/v1alpha1', 'kind: Component', 'secretGenerator:'];
  return `${[...head, ...names.flatMap((name) => [`  - name: ${name}`, `    envs: [${name}.env]`])].join('\n')}\n`;
}

function writePrivate(file, content) {
  writeFileSync(file, content, { mode: 0o600 });
  chmodSync(file, 0o600); // The mode above applies only to new files.
}

function databaseUser(service, generation = 1) {
  return `mongodb://${service}-${generation}:${password()}@mongodb:27017/?replicaSet=rs0&authSource=admin`;
}

function withOptionsOf(before, uri) {
  return before.endsWith('&tls=true') ? `${uri}&tls=true` : uri;
}

/** Format of Garage's key ids, which other stores accept as well. */
function storageKeyId() {
  return `GK${hex(12)}`;
}

function storageKey() {
  return hex(32);
}

function hex(bytes) {
  return randomBytes(bytes).toString('hex');
}

function userOf(uri) {
  return /^mongodb:\/\/([\w-]+):/.exec(uri)?.[1] ?? fail('rotate mongo is for the MongoDB in the cluster; change MONGODB_URI by hand');
}

function generationOf(user) {
  return Number(/-(\d+)$/.exec(user)?.[1] ?? fail(`${user} was not made here; change it by hand`));
}

/** Creates an Ed25519 key with its thumbprint as id (RFC 7638). */
function signingKey() {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', kid, x, d };
}

function adminPassword() {
  const signs = 'abcdefghjkmnpqrstuvwxyz346789';
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

function report() {
  if (!isFirst) return `The secrets of ${overlay} are up to date in ${folder}`;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = contents.auth;
  return `The secrets of ${overlay} are in ${folder}; keep them safe.\nFirst admin: ${ADMIN_EMAIL}\nPassword:    ${ADMIN_PASSWORD}`;
}

function read() {
  try {
    const nothing = { type: 'string', default: '' };
    const options = {
      'admin-email': { type: 'string', default: 'admin@reefdesk.example' },
      'smtp-url': nothing,
      'oidc-client-secret': nothing,
    };
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return fail(error.message);
  }
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
