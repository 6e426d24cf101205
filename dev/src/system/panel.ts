import { relative } from 'node:path';
import colors from 'picocolors';
import type { AdminPassword } from './admin-password.ts';
import type { StartConfig } from './config.ts';
import { localUrl } from './processes.ts';

/** What a person needs to know once everything runs, in one box. */
export function panel(config: StartConfig, password: AdminPassword, partDescriptions: string[]): string {
  const url = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? `http://localhost:${config.port}` : localUrl(config);
  const rows: [string, string][] = [
    ['Website', `${url}/`],
    ['Sign in', `${url}/auth/sign-in`],
    ...adminRows(config, password),
    ['Data', `${shown(config.dataDir)}  (logs in ${shown(`${config.dataDir}/logs`)})`],
    ['Parts', partDescriptions.join(', ')],
    ['Reachable', reach(config)],
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

function reach({ host }: StartConfig): string {
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1')
    return 'from this machine only (HOST=0.0.0.0 opens it to your network)';
  return `from the network: it listens on ${host}`;
}

/** Relative where that is shorter to read. */
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
