// Run by mongosh as administrator: the users that the connection strings name. Older users stay until someone removes them
// (docs/operations.md), so that pods which still run with them go on.
/* global db */
const OWNERS = Object.keys(process.env).flatMap((name) => (name.endsWith('_URI') ? [name.slice(0, -'_URI'.length).toLowerCase()] : []));
const SERVICES = OWNERS.filter((owner) => owner !== 'backup');
const admin = db.getSiblingDB('admin');

for (const owner of OWNERS) {
  const uri = process.env[`${owner.toUpperCase()}_URI`];
  const [user, pwd] = /^mongodb:\/\/([^:@/]+):([^:@/]+)@/.exec(uri).slice(1).map(decodeURIComponent);
  // A service may read and write its own database, a backup all of them.
  const databases = owner === 'backup' ? SERVICES : [owner];
  const wanted = { pwd, roles: databases.map((name) => ({ role: 'readWrite', db: `reefdesk_${name}` })) };
  if (admin.getUser(user)) admin.updateUser(user, wanted);
  else admin.createUser({ user, ...wanted });
  print(`${user}: ${databases.join(', ')}`);
}
