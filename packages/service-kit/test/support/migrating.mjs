// A process that migrates the database DATABASE, and waits in the middle for a document in `gates`.
import { migrate } from '@reefdesk/service-kit/mongo/migrations/migrate';
import { mongo } from 'mongoose';

const { MONGODB_URI, DATABASE } = process.env;

const halves = {
  id: '0002-halves',
  description: 'Half of each number, beside it.',
  up: async ({ db, confirm, rewrite }) => {
    const halve = ({ number, half, times = 0 }) => (half === undefined ? { half: number / 2, times: times + 1 } : undefined);
    await rewrite('numbers', (document) => (document.number < 300 ? halve(document) : undefined));
    console.log('halfway');
    while (!(await db.collection('gates').findOne({}))) await confirm();
    await rewrite('numbers', halve);
  },
};

const client = new mongo.MongoClient(MONGODB_URI);
await migrate({ client, database: DATABASE, migrations: [halves] });
await client.close();
