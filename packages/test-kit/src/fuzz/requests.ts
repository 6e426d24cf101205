import fc, { type Arbitrary } from 'fast-check';
import type { Endpoint } from '../calls.ts';
import { type Body, formBodies, jsonBodies } from './bodies.ts';
import { FuzzRequest } from './fuzz-request.ts';
import { brokenJson, hostileText } from './fuzzed.ts';
import { shapeOf } from './shapes.ts';
import type { World } from './world.ts';

export function requestsFor(call: Endpoint, world: World): Arbitrary<FuzzRequest> {
  return fc
    .tuple(paths(call, world), queries, headers, bodies(call, world))
    .map(([path, query, own, body]) => new FuzzRequest(call.method, `${path}${query}`, headersFor(own, body), body?.content));
}

/** Mostly existing ids, so that the rest of the request is read; never for an endpoint that would delete them. */
function paths({ method, path }: Endpoint, { ids, allIds }: World): Arbitrary<string> {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const values = parameters.map((name) => {
    const own = ids[name] ?? '320';
    const wrong = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...allIds.filter((id) => id !== own)) },
      { weight: 3, arbitrary: hostileText.filter(({ length }) => length <= 10_000).map(encode) },
      { weight: 1, arbitrary: fc.constantFrom(own.toUpperCase(), `${own}x`, `${own}%00`, `%20${own}`, own.slice(1), `${own},${own}`) },
    );
    return method === 'DELETE' ? wrong : fc.oneof({ weight: 4, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: wrong });
  });
  return fc.tuple(...values).map((chosen) => parameters.reduce((done, name, at) => done.replace(`:${name}`, () => chosen[at] ?? ''), path));
}

const queries: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '?force=true',
      '?force=maybe',
      '?force=true&force=false',
      '?force[]=true',
      '?language=fr',
      '?language=',
      '?language=cn&language=en',
      '?language[$gt]=',
      '?__proto__[x]=1',
      '?constructor.prototype=1',
      '?%',
      '?a=%ff',
      '?=&&=',
      `?${'a=1&'.repeat(2_000)}`,
    ),
  },
  { weight: 1, arbitrary: hostileText.filter(({ length }) => length < 2_000).map((text) => `?language=${encode(text)}`) },
);

const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000));
const headers: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'if-match',
    'if-none-match',
    'accept',
    'accept-language',
    'accept-encoding',
    'content-type',
    'content-encoding',
    'range',
    'if-modified-since',
    'x-request-id',
    'user-agent',
    'referer',
    'te',
    'prefer',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      '"1"',
      '"0"',
      '"-1"',
      'W/"1"',
      '*',
      '"9999999999999999999"',
      '"1", "2"',
      'gzip',
      'br',
      'bytes=0-',
      'bytes=9-1',
      'application/json; charset=utf-16',
      'application/json; charset=x',
      'application/x-www-form-urlencoded',
      'image/*',
      '*/*;q=x',
    ),
  ),
  { maxKeys: 2 },
);

function bodies(call: Endpoint, world: World): Arbitrary<Body | undefined> {
  const shape = shapeOf(call, world);
  const stray = brokenJson.map((content): Body => ({ contentType: 'application/json', content }));
  if (shape?.json) return fc.oneof({ weight: 12, arbitrary: jsonBodies(shape.json) }, { weight: 1, arbitrary: fc.constant(undefined) });
  if (shape?.form) return fc.oneof({ weight: 12, arbitrary: formBodies(shape.form, world.picture) }, { weight: 1, arbitrary: stray });
  return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: stray });
}

function headersFor(own: Record<string, string>, body: Body | undefined): Record<string, string> {
  return { ...(body?.contentType && { 'content-type': body.contentType }), ...own };
}

function encode(text: string): string {
  return [...Buffer.from(text, 'utf8').toString('latin1')]
    .map((char) => (/[\w.~$()*,;:@!'[\]{}|^`-]/.test(char) ? char : `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`))
    .join('');
}
