// A seeding in a process of its own, to be killed: URL EMAIL PASSWORD STATE_FILE PICTURES. Prints what came of it.
import { seedSite } from '@reefdesk/demo/seed-site';

const [url = '', email, password, stateFile = '', pictures = ''] = process.argv.slice(2);
console.log(await seedSite({ site: { url, email, password }, stateFile, pictures, log: () => {} }));
