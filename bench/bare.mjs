import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Starts a bare `node:http` server in a process of its own, the upper bound of what Node can do: it sends one ready response. */
export async function startBare({ status, headers, body }) {
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
  child.send({ status, headers, body });
  const [port] = await once(child, 'message');
  return {
    pid: child.pid,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Returns a response as it is on the wire, for the bare server to send unchanged. */
export async function answerOf({ url, headers }) {
  const [answer] = await once(get(url, { headers }), 'response');
  const { statusCode: status, headers: all } = answer;
  if (status !== 200) throw new Error(`${url}: ${status}`);
  const remaining = Object.entries(all).filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding', 'date'].includes(name));
  return { status, headers: remaining.flat(), body: await buffer(answer) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', ({ status, headers, body }) => {
    const bytes = Buffer.from(body);
    const server = createServer((_request, response) => response.writeHead(status, headers).end(bytes));
    server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  });
  process.once('disconnect', () => process.exit());
}
