import { join } from 'node:path';

export const runDirOf = (dataDir: string) => join(dataDir, 'run');
export const logFileOf = (dataDir: string, name: string) => join(dataDir, 'logs', `${name}.log`);
export const privateFileOf = (dataDir: string, name: string) => join(dataDir, 'private', name);
