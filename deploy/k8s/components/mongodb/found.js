// Run by mongosh beside the first member at every start: creates the replica set and its administrator once.
/* global db, rs, sleep */
const ALREADY_THERE = [51003, 13]; // The user exists; or there are users, so this door is closed.

if (!db.hello().setName) {
  const members = Array.from({ length: Number(process.env.MEMBERS) }, (_, at) => ({ _id: at, host: `mongodb-${at}.mongodb:27017` }));
  rs.initiate({ _id: 'rs0', members });
}

for (let waited = 0; !db.hello().primary; waited++) {
  if (waited === 60) throw new Error('The set has no primary yet');
  sleep(1000);
}

// A set with another primary already exists and has its administrator.
if (db.hello().isWritablePrimary) {
  try {
    const { MONGO_ROOT_USER: user, MONGO_ROOT_PASSWORD: pwd } = process.env;
    db.getSiblingDB('admin').createUser({ user, pwd, roles: ['root'] });
  } catch (error) {
    if (!ALREADY_THERE.includes(error.code)) throw error;
  }
}
