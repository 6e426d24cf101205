// Preloaded by processes under test: the time for which a process that ends still answers (DRAIN_MS) passes at SIGUSR2.
const { syncBuiltinESMExports } = require('node:module');
const timers = require('node:timers/promises');

const { setTimeout } = timers;
const drained = new Promise((resolve) => process.once('SIGUSR2', resolve));

timers.setTimeout = (ms, ...more) => (ms === Number(process.env.DRAIN_MS) ? drained : setTimeout(ms, ...more));
syncBuiltinESMExports();
