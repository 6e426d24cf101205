import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Position } from '@reefdesk/contracts/access';
import { appCode } from './app-code.ts';
import type { SystemUnderTest } from './system.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Credentials {
  email: string;
  password: string;
}

/** Signs the context in; `page.request` shares the session with the page. */
export async function signIn(request: APIRequestContext, credentials: Credentials): Promise<void> {
  const answer = await request.post('/api/login', { data: credentials });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`);
}

export function signInAsAdmin(request: APIRequestContext, { adminEmail, adminPassword }: SystemUnderTest): Promise<void> {
  return signIn(request, { email: adminEmail, password: adminPassword });
}

/** Ends the demand for a second step. `request` belongs to a signed-in owner, who gets an app's second step if there is none. */
export async function leaveItToEach(request: APIRequestContext, origin: string, { password }: Credentials): Promise<void> {
  const headers = { origin };
  const status = (await (await request.get('/api/two-step')).json()) as { data: { enabled: boolean; demanded: boolean } };
  if (!status.data.demanded) return;
  if (!status.data.enabled) {
    const setup = await request.post('/api/two-step/setup', { data: { password }, headers });
    const { secret } = ((await setup.json()) as { data: { secret: string } }).data;
    await request.post('/api/two-step/enable', { data: { code: appCode(secret) }, headers });
  }
  const leave = () => request.put('/api/two-step/demand', { data: { demanded: false }, headers });
  await expect.poll(async () => (await leave()).status(), 'Staff are still asked for a second step').toBe(200);
}

export function addCustomer(system: SystemUnderTest, email: string): Promise<Credentials> {
  return addPerson(system, email, 'customer');
}

/** Adds staff of a position below owner; `more` are arguments of the command (`--languages ID`). */
export function addStaff(system: SystemUnderTest, email: string, position: Position, ...more: string[]): Promise<Credentials> {
  return addPerson(system, email, 'admin', ['--position', position, ...more]);
}

/** Adds an owner for one test, so that its sessions and password are not shared. */
export function addAdmin(system: SystemUnderTest, email: string): Promise<Credentials> {
  return addPerson(system, email, 'admin');
}

async function addPerson(
  { dataDir }: SystemUnderTest,
  email: string,
  role: 'admin' | 'customer',
  more: string[] = [],
): Promise<Credentials> {
  const password = 'a calm morning on the reef';
  const args = ['add', '--email', email, '--name', 'Ana Wenas', '--role', role, '--password-stdin', ...more];
  const child = spawn(process.execPath, ['--conditions=reefdesk-source', join(root, 'dev', 'src', 'user.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(`${password}\n`);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Adding the ${role} ended with ${code}`);
  return { email, password };
}
