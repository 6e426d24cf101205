// Run by mongosh as a job at every start: creates the one-node replica set and updates users and passwords. Idempotent.
const { readFileSync } = require('node:fs');

const SECRETS = '/run/reefdesk';
const root = encodeURIComponent(readFileSync(`${SECRETS}/root-password`, 'utf8'));
const users = JSON.parse(readFileSync(`${SECRETS}/users.json`, 'utf8'));

const tls = process.env.MONGO_TLS_CA_FILE ? `&tls=true&tlsCAFile=${encodeURIComponent(process.env.MONGO_TLS_CA_FILE)}` : '';

const admin = connect(`mongodb://root:${root}@mongo:27017/admin?directConnection=true&serverSelectionTimeoutMS=30000${tls}`);
try {
  admin.adminCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  admin.adminCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
}
while (!admin.hello().isWritablePrimary) sleep(200);

for (const { user, pwd, roles, privileges } of users) {
  const given = privileges ? [...roles, roleOf(user, privileges)] : roles;
  if (admin.getUser(user)) admin.updateUser(user, { pwd, roles: given });
  else admin.createUser({ user, pwd, roles: given });
}

function roleOf(user, privileges) {
  const role = `reefdesk-${user}`;
  if (admin.getRole(role)) admin.updateRole(role, { privileges, roles: [] });
  else admin.createRole({ role, privileges, roles: [] });
  return { role, db: 'admin' };
}
print(`Replica set rs0 is primary; users: ${users.map(({ user }) => user).join(', ')}`);
