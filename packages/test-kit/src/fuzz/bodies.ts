import fc, { type Arbitrary } from 'fast-check';
import { brokenJson, hostileJson, hostileText, objectText } from './fuzzed.ts';
import type { Shape } from './shapes.ts';

export interface Body {
  contentType: string;
  content: string | Buffer;
}

/** JSON bodies derived from a valid one: keys changed, missing, repeated or nested wrongly, or invalid JSON. */
export function jsonBodies(valid: Readonly<Record<string, unknown>>): Arbitrary<Body> {
  const content = fc.oneof({ weight: 4, arbitrary: changedObject(valid) }, { weight: 1, arbitrary: brokenJson });
  return content.map((text) => ({ contentType: 'application/json', content: text }));
}

/** Multipart bodies: valid except for some fields and files, possibly cut or malformed. */
export function formBodies({ fields, files }: NonNullable<Shape['form']>, picture: Buffer): Arbitrary<Body> {
  const changedFields = fc.tuple(...Object.entries(fields).map(([name, value]) => changedField(name, value)));
  const file = (name: string) =>
    fc.tuple(hostileFile(picture), fc.integer({ min: 0, max: 2 })).map(([part, times]) => Array(times).fill(part(name)));
  const strays = fc.array(fc.tuple(hostileText, hostileText, fc.boolean()), { maxLength: 1 });
  return fc
    .tuple(changedFields, fc.tuple(...files.map(file)), strays, fc.constantFrom('x', 'reef-boundary', '-'.repeat(70)), damage)
    .map(([texts, parts, others, boundary, damaged]) => {
      const stray = others.map(([name, value, isFile]) => part(name, value, isFile ? 'stray.png' : undefined));
      const whole = Buffer.concat([
        ...[...texts, ...parts, ...stray].flat().map((one) => Buffer.concat([Buffer.from(`--${boundary}\r\n`), one])),
        Buffer.from(`--${boundary}--\r\n`),
      ]);
      return damaged({ contentType: `multipart/form-data; boundary=${boundary}`, content: whole });
    });
}

function changedObject(valid: Readonly<Record<string, unknown>>): Arbitrary<string> {
  const keys = Object.keys(valid);
  const entry = fc.tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...keys) },
      { weight: 1, arbitrary: hostileText.filter(({ length }) => length < 100) },
    ),
    hostileJson,
  );
  return fc.tuple(fc.subarray(keys, { minLength: 0 }), fc.array(entry, { minLength: 1, maxLength: 3 })).map(([missing, fuzzed]) => {
    const changed = fuzzed.map(([key]) => key);
    const rest = keys
      .filter((key) => !missing.includes(key) || changed.length > 1)
      .map((key) => [key, JSON.stringify(valid[key])] as const);
    return objectText([...rest, ...fuzzed]);
  });
}

function changedField(name: string, value: unknown): Arbitrary<Buffer[]> {
  const right = typeof value === 'string' ? value : JSON.stringify(value);
  const nested =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? changedObject(value as Record<string, unknown>) : brokenJson;
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.constant([right]) },
      { weight: 3, arbitrary: nested.map((text) => [text]) },
      { weight: 1, arbitrary: hostileText.map((text) => [text]) },
      { weight: 1, arbitrary: fc.constantFrom<(string | Buffer)[]>([], [right, right], [right, '']) },
    )
    .map((contents) => contents.map((content) => part(name, content)));
}

function hostileFile(picture: Buffer): Arbitrary<(name: string) => Buffer> {
  const content = fc.oneof(
    { weight: 4, arbitrary: fc.constant(picture) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Buffer>(
        Buffer.alloc(0),
        Buffer.from('not a picture'),
        picture.subarray(0, 40),
        picture.subarray(0, -20),
        Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
        Buffer.from('GIF89a'),
        Buffer.from('BM'),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        Buffer.from('II*\0\x08\0\0\0'),
      ),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  );
  const fileName = fc.oneof(
    { weight: 2, arbitrary: fc.constant('reef.png') },
    hostileText.map((text) => text.slice(0, 2_000)),
  );
  return fc.tuple(content, fileName).map(
    ([bytes, shown]) =>
      (name: string) =>
        part(name, bytes, shown),
  );
}

/** Escapes quotes and line ends as browsers do, and nothing else. */
function part(name: string, content: string | Buffer, fileName?: string): Buffer {
  const quoted = (text: string) => `"${text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;
  const file = fileName === undefined ? '' : `; filename=${quoted(fileName)}`;
  const type = fileName === undefined ? '' : 'Content-Type: image/png\r\n';
  const head = `Content-Disposition: form-data; name=${quoted(name)}${file}\r\n${type}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.isBuffer(content) ? content : Buffer.from(content), Buffer.from('\r\n')]);
}

type Damage = (body: Body) => Body;

const damage: Arbitrary<Damage> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Damage>((body) => body) },
  {
    weight: 1,
    arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map(
      (share): Damage =>
        (body) => ({ ...body, content: body.content.slice(0, Math.floor(body.content.length * share)) }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        'multipart/mixed; boundary=x',
        'application/json',
        'multipart/form-data; boundary="x',
        'MULTIPART/FORM-DATA; BOUNDARY=x',
        'text/plain',
        '',
      )
      .map(
        (contentType): Damage =>
          (body) => ({ ...body, contentType }),
      ),
  },
);
