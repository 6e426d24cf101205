// Processes under test preload this file. A process that ends still answers for DRAIN_MS; here, SIGUSR2 ends that time.
const { syncBuiltinESMExports } = require('node:module');
const timers = require('node:timers/promises');

const { setTimeout } = timers;
const drained = new Promise((resolve) => process.once('SIGUSR2', resolve));

timers.setTimeout = (ms, ...more) => (ms === Number(process.env.DRAIN_MS) ? drained : setTimeout(ms, ...more));
syncBuiltinESMExports();
