import { runMigrateCli } from '@reefdesk/service-kit/mongo/migrations/migrate-cli';
import { MIGRATIONS } from './migrations.ts';

process.exitCode = await runMigrateCli(process.argv.slice(2), 'site', MIGRATIONS, process);
