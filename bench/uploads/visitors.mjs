/** Worker thread: visitors who read the landing page until a message comes; answers with the milliseconds of each visit. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, visitors, everyMs } = workerData;
const visits = [];
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});
await Promise.all(Array.from({ length: visitors }, visit));
parentPort.postMessage(visits);

async function visit() {
  while (!isOver) {
    const from = performance.now();
    await (await fetch(`${url}/`)).text();
    visits.push(performance.now() - from);
    await sleep(everyMs);
  }
}
