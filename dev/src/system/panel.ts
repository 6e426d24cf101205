import { relative } from 'node:path';
import type { BackingServices } from '@reefdesk/embedded-stack/backing-services';
import colors from 'picocolors';
import type { AdminPassword } from './admin-password.ts';
import type { StartConfig } from './config.ts';
import { localUrl } from './processes.ts';

export function panel(config: StartConfig, password: AdminPassword, { nats, mongo, storage, mail }: BackingServices): string {
  const url = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? `http://localhost:${config.port}` : localUrl(config);
  const rows: [string, string][] = [
    ['Website', `${url}/`],
    ['Sign in', `${url}/auth/sign-in`],
    ...adminRows(config, password),
    ...(mail.mailboxDir ? [['Letters', `${url}/admin/letters  (kept here, sent to nobody)`] as [string, string]] : []),
    ...providerRows(config),
    ['Data', `${shown(config.dataDir)}  (logs in ${shown(`${config.dataDir}/logs`)})`],
    ['Parts', [nats, mongo, storage, mail].map(({ description }) => description).join(', ')],
    ['Reachable', reach(config)],
    ...plainHttpRows(config),
    ['Stop', 'Ctrl-C'],
  ];
  const lines = rows.map(([label, text]) => `${label.padEnd(12)}${text}`);
  return box(['Reefdesk is ready', '', ...lines]);
}

function adminRows({ adminEmail }: StartConfig, { value, file }: AdminPassword): [string, string][] {
  if (!value) return [['Admin', 'none made: give ADMIN_EMAIL and ADMIN_PASSWORD for a first one']];
  return [
    ['Admin email', adminEmail],
    ['Password', file ? `${value}  (for the demo; kept in ${shown(file)})` : 'as given in ADMIN_PASSWORD when the admin was made'],
  ];
}

function providerRows({ publicOrigins, port, environment }: StartConfig): [string, string][] {
  const { OIDC_ISSUER: issuer, OIDC_NAME: name } = environment;
  if (!issuer) return [];
  const origin = publicOrigins?.split(',')[0]?.trim() ?? `http://localhost:${port}`;
  return [['Sign-in by', `${name || 'Google'} (${issuer}), which leads back to ${origin}/api/oidc/callback`]];
}

function plainHttpRows({ host, publicOrigins = '' }: StartConfig): [string, string][] {
  const origins = publicOrigins.split(',').filter((origin) => origin.trim() !== '');
  const isBehindTls = origins.length > 0 && origins.every((origin) => origin.trim().startsWith('https:'));
  if (isLoopback(host) || isBehindTls) return [];
  return [
    ['Careful', 'passwords and sessions cross your network in plain text. Put a proxy with TLS in front and'],
    ['', 'start with PUBLIC_ORIGINS=https://… and TRUSTED_PROXY_HOPS=1'],
  ];
}

const isLoopback = (host: string): boolean => host === '127.0.0.1' || host === 'localhost' || host === '::1';

function reach({ host }: StartConfig): string {
  if (isLoopback(host)) return 'from this machine only (HOST=0.0.0.0 opens it to your network)';
  return `from the network: it listens on ${host}`;
}

function shown(path: string): string {
  const short = relative(process.cwd(), path);
  return short !== '' && !short.startsWith('..') ? short : path;
}

function box(lines: string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const edge = '─'.repeat(width + 2);
  const body = lines.map((line, index) => `│ ${index === 0 ? colors.bold(line.padEnd(width)) : line.padEnd(width)} │`);
  return [`╭${edge}╮`, ...body, `╰${edge}╯`].join('\n');
}
