import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpClient } from './http.ts';

describe('HttpClient', () => {
  let server: Server;
  let client: HttpClient;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/api/login') response.setHeader('set-cookie', 'session=abc; HttpOnly; Path=/');
      if (request.url === '/api/logout') response.setHeader('set-cookie', 'session=; Max-Age=0');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ cookie: request.headers.cookie ?? null, origin: request.headers.origin ?? null }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    client = new HttpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });

  afterAll(() => void server.close());

  it('keeps the session cookie between login and logout, as a browser does', async () => {
    await client.login('a@example.com', 'secret');
    expect((await client.get('/api/me')).body).toEqual({ cookie: 'session=abc', origin: null });
    await client.delete('/api/logout');
    expect((await client.get('/api/me')).body).toMatchObject({ cookie: null });
  });

  it('sends its own origin with writes', async () => {
    const answer = await client.post<{ origin: string }>('/api/travels', { title: 'x' });
    expect(answer.body.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});
