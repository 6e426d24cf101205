import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import type { SystemContext } from '../../system/definition.ts';

const TOOL = join(repositoryRoot, 'services/auth/dist/cli.js');

interface Account {
  email: string;
  password: string;
  role: 'admin' | 'customer';
}

export async function addAccount({ email, password, role }: Account, { stack }: SystemContext): Promise<void> {
  const child = spawn(process.execPath, [TOOL, 'add', '--email', email, '--name', 'Ana Wenas', '--role', role, '--password-stdin'], {
    env: { PATH: process.env.PATH, MONGODB_URI: stack.mongo.uri },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${password}\n`);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Adding the ${role} ended with ${code}`);
}
