// `npm run advisories -- FILE…`: what the lock file holds that these files of advisories (OSV) know as vulnerable. Nothing is
// asked of any server. Exit code 1 when there is something.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hitsIn, parseAdvisories } from './supply-chain/advisories.ts';
import { readLock, workspacesOf } from './supply-chain/lock.ts';

const lock = readLock(join(import.meta.dirname, '../..'));
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run advisories -- FILE… (advisories in the OSV format, as exported)');
  process.exit(2);
}
try {
  const advisories = files.flatMap((file) => parseAdvisories(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8')));
  const hits = hitsIn(lock, ['', ...workspacesOf(lock)], advisories);
  for (const { id, summary, package: name, fixed, path } of hits) {
    console.log(`${id}  ${name}  ${fixed ? `fixed in ${fixed}` : 'no fix is known'}\n  ${summary}\n  ${path || 'the root'}`);
  }
  console.log(`${hits.length} of ${advisories.length} advisories concern this lock file.`);
  process.exitCode = hits.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
