// Creates the users of the connection strings. Older users stay until removed by hand (docs/operations.md), for pods that use them.
/* global db */
const OWNERS = Object.keys(process.env).flatMap((name) => (name.endsWith('_URI') ? [name.slice(0, -'_URI'.length).toLowerCase()] : []));
const SERVICES = OWNERS.filter((owner) => owner !== 'backup' && owner !== 'restore');
/** Lets a backup pause the image sweeps. */
const PAUSING = {
  privileges: [{ resource: { db: 'reefdesk_media', collection: 'image_collection' }, actions: ['find', 'insert', 'update'] }],
  roles: [],
};
const admin = db.getSiblingDB('admin');

if (admin.getRole('reefdesk-backup')) admin.updateRole('reefdesk-backup', PAUSING);
else admin.createRole({ role: 'reefdesk-backup', ...PAUSING });

for (const owner of OWNERS) {
  const uri = process.env[`${owner.toUpperCase()}_URI`];
  const [user, pwd] = /^mongodb:\/\/([^:@/]+):([^:@/]+)@/.exec(uri).slice(1).map(decodeURIComponent);
  const databases = SERVICES.includes(owner) ? [owner] : SERVICES;
  const roles = databases.map((name) => ({ role: owner === 'backup' ? 'read' : 'readWrite', db: `reefdesk_${name}` }));
  const wanted = { pwd, roles: owner === 'backup' ? [...roles, { role: 'reefdesk-backup', db: 'admin' }] : roles };
  if (admin.getUser(user)) admin.updateUser(user, wanted);
  else admin.createUser({ user, ...wanted });
  print(`${user}: ${databases.join(', ')}`);
}
