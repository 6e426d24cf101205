// Runs a seeding that is killed after ten records. Arguments: URL EMAIL PASSWORD STATE_FILE PICTURES.
import { seedSite } from '@reefdesk/demo/seed-site';

const [url = '', email, password, stateFile = '', pictures = ''] = process.argv.slice(2);
const log = (line: string) => line.startsWith('10 of ') && process.kill(process.pid, 'SIGKILL');
await seedSite({ site: { url, email, password }, stateFile, pictures, log });
