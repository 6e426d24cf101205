// One-shot job that runs first: creates all secrets and gives each container its own.
//   init                          creates missing secrets; prints the password of Grafana once
//   init rotate nats mongo ...    replaces these secrets; then run `docker compose up -d --force-recreate`
import { prepare, prepareCertificates } from './prepare.ts';
import { ROTATIONS } from './secrets.ts';

const SECRETS_ROOT = '/run/reefdesk';
const DATA_FOLDERS = [
  ['/data/storage', 1000],
  ['/data/demo', 1000],
  ['/data/pictures', 1000],
  ['/data/backups', 1000],
] as const;
const PASSWORD_MIN_LENGTH = 8;

const [command, ...kinds] = process.argv.slice(2);
const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '', SITE_URL = '', INTERNAL_TLS = 'off' } = process.env;

const unknown = kinds.filter((kind) => !Object.hasOwn(ROTATIONS, kind));
if ((command !== undefined && command !== 'rotate') || unknown.length > 0 || (command === 'rotate' && kinds.length === 0)) {
  fail(`Usage: init [rotate ${Object.keys(ROTATIONS).join('|')} ...]`);
}
if (ADMIN_PASSWORD && ADMIN_PASSWORD.length < PASSWORD_MIN_LENGTH) fail(`ADMIN_PASSWORD: at least ${PASSWORD_MIN_LENGTH} characters`);
if (!['on', 'off'].includes(INTERNAL_TLS)) fail('INTERNAL_TLS: on or off');
if (kinds.includes('tls') && INTERNAL_TLS === 'off') fail('There are no certificates: the ways to the stores are not encrypted');

// Keeps files and folders private even if a later call sets no mode.
process.umask(0o077);
const renewed = kinds.flatMap((kind) => ROTATIONS[kind] ?? []);
const certificates =
  INTERNAL_TLS === 'on' ? await prepareCertificates({ root: SECRETS_ROOT, now: new Date(), isRenewed: kinds.includes('tls') }) : undefined;
const options = { root: SECRETS_ROOT, dataFolders: DATA_FOLDERS, adminPassword: ADMIN_PASSWORD, renewed, certificates };
const { secrets, isFirst } = prepare(options);
if (isFirst) console.log(welcome());
else console.log(kinds.length > 0 ? `Renewed: ${kinds.join(', ')}. Now: docker compose up -d --force-recreate` : 'All secrets are there.');

function welcome(): string {
  const password = ADMIN_PASSWORD ? 'as given in ADMIN_PASSWORD' : 'set it by the link in the log of auth: docker compose logs auth';
  return [
    '',
    'The secrets of this installation were made. What follows is shown this once only:',
    '',
    `  Website         ${SITE_URL}`,
    `  Admin           ${ADMIN_EMAIL}`,
    `  Admin password  ${password}`,
    `  Grafana         admin / ${secrets.grafanaPassword}  (profile "observability")`,
    '',
  ].join('\n');
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
