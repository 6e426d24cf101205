import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { publicJson } from './support/fake-service.ts';
import { GatewayUnderTest } from './support/gateway-under-test.ts';

describe('a request whose connection broke', () => {
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await GatewayUnderTest.start();
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway?.stop());

  it.each([
    ['GET', 200, 3],
    ['POST', 502, 2],
  ])('when a kept connection turns out to be closed, asks a %s again only if nothing can happen twice', async (method, status, times) => {
    const used = new WeakSet<object>();
    gateway.services.auth.answer = ({ socket }, response) => {
      if (used.has(socket)) socket.destroy();
      else response.end('{}');
      used.add(socket);
    };
    await gateway.ask('/api/me');
    expect((await gateway.ask('/api/me', { method })).status).toBe(status);
    expect(gateway.services.auth.received).toHaveLength(times);
  });

  it.each([
    ['streamed', '/api/get-travels-with-stats'],
    ['kept', '/api/packages'],
    ['streamed, a picture', '/media/1'],
  ])('is asked of the next replica when it is a read (%s) and this one dies', async (_, path) => {
    for (const service of [gateway.services.catalog, gateway.services.media]) service.answer = diesAtFirst(publicJson({ data: [] }));
    expect((await gateway.ask(path)).status).toBe(200);
    expect([...gateway.services.catalog.received, ...gateway.services.media.received]).toHaveLength(2);
  });

  it('is retried on the next replica when a cacheable response breaks off', async () => {
    const whole = publicJson({ data: ['reef'] });
    const { testimonials } = gateway.services;
    testimonials.answer = (request, response) => {
      testimonials.answer = whole;
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' });
      response.write('{', () => request.socket.destroy());
    };
    expect((await gateway.ask('/api/testimonials')).json).toEqual({ data: ['reef'] });
  });

  it('is retried on the next replica when a picture does not begin', async () => {
    const { media } = gateway.services;
    media.answer = () => {
      media.answer = publicJson({});
    };
    expect((await gateway.ask('/media/1')).status).toBe(200);
    expect(media.received).toHaveLength(2);
  });

  it('is not retried when it is a write that may have been received', async () => {
    gateway.services.catalog.answer = diesAtFirst(publicJson({}));
    const { status, json } = await gateway.ask('/api/get-travels-with-stats', { method: 'POST' });
    expect([status, json]).toMatchObject([502, { code: 'bad_gateway' }]);
    expect(gateway.services.catalog.received).toHaveLength(1);
  });

  it('crashes no more than three replicas', async () => {
    gateway.services.catalog.answer = ({ socket }) => void socket.destroy();
    expect((await gateway.ask('/api/get-travels-with-stats')).status).toBe(502);
    expect(gateway.services.catalog.received).toHaveLength(3);
  });
});

function diesAtFirst(answer: RequestListener): RequestListener {
  let hasDied = false;
  return (request, response) => {
    if (hasDied) answer(request, response);
    else request.socket.destroy();
    hasDied = true;
  };
}
