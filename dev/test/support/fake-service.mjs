// Fake of a service or the gateway: has health ports, ends with its parent, and crashes on GET /die.
import { createServer } from 'node:http';

const { HOST, PORT, OPS_PORT } = process.env;

function answer(request, response) {
  if (request.url === '/die') {
    console.error(JSON.stringify({ level: 50, msg: 'the reef broke', pid: process.pid }));
    process.exit(3);
  }
  if (request.url === '/env') return response.end(JSON.stringify(process.env));
  response.statusCode = request.url.startsWith('/health/') || request.url === '/' ? 200 : 404;
  response.end(String(process.pid));
}

for (const port of [PORT, OPS_PORT]) createServer(answer).listen(Number(port), HOST);
process.on('SIGTERM', () => process.exit(0));
process.stdin.resume().once('close', () => process.exit(0));
