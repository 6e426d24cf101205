import fc, { type Arbitrary } from 'fast-check';

const HOSTILE_TEXTS = [
  ...['', ' ', '\t', '\0', 'a\0b', '\ud800', 'a\udfff', '\udc00\ud800', '\u202e', '\ufeff', '\u2028', '💥', '阿玉', 'ı'],
  ...['24:00', '25:61', '-1:00', '9:5', '00:00:00', '99:99', '٠٩:٠٠', '2026-02-30', 'PT1H'],
  ...['../', '../../etc/passwd', '..\\..\\', 'file:///etc/passwd', '/dev/null', 'C:\\', '%00', '%2e%2e%2f', '%', '%zz', '%ff%fe'],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '$gt',
    '$where',
    '$ne',
    '$set',
    'a.b',
    'names.$gt',
    '.',
    '..',
    '$',
  ],
  ...['null', 'undefined', 'NaN', 'Infinity', 'true', 'false', '0', '-0', '-1', '1e309', '0x10', '1_000', '1,5', '9'.repeat(400)],
  ...[
    '{"$gt":""}',
    '[object Object]',
    '[]',
    '{}',
    '{',
    '"',
    "'",
    '`',
    '\\',
    '\\u0000',
    '/**/',
    ';',
    "' OR '1'='1",
    '<script>alert(1)</script>',
    '#{7*7}',
  ],
  ...['\r\nSet-Cookie: reefdesk_session=x', '\r\n\r\nHTTP/1.1 200 OK', 'en', 'EN', 'fr', 'zz', 'en-US', 'cn;q=2', 'x'.repeat(10_000)],
];
const LONG_TEXTS = ['x'.repeat(100_000), '\ud800'.repeat(20_000), '阿'.repeat(300_000), 'x'.repeat(1_000_000)];

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS) },
);

const hostileKey: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'then',
    'length',
    '$gt',
    '$set',
    '$where',
    'a.b',
    '',
    '0',
    'en',
    'id',
    'cn',
    'fr',
    '_id',
    'version',
    'url',
  ),
  fc.string({ maxLength: 8 }),
);

const hostileNumber = fc.constantFrom(0, -0, -1, 1, 0.5, 6, 31, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1.7e308, 5e-324);

/** JSON of unexpected values: wrong types, hostile or repeated keys, overflowing numbers, deep nesting. */
export const hostileJson: Arbitrary<string> = fc.letrec<{ value: string; list: string; object: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    {
      weight: 3,
      arbitrary: fc.constantFrom('null', 'true', 'false', '1e999', '-1e999', '-0', '1e-999', '"\\ud800"', '"\\u0000"', '0.1e1'),
    },
    { weight: 3, arbitrary: hostileNumber.map(String) },
    { weight: 5, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
    { weight: 2, arbitrary: tie('list') },
    { weight: 3, arbitrary: tie('object') },
    { weight: 1, arbitrary: deepNest() },
  ),
  list: fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
  object: fc.array(fc.tuple(hostileKey, tie('value')), { maxLength: 4 }).map(objectText),
})).value;

export const brokenJson: Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom<string | Buffer>(
    '',
    ' ',
    '{',
    '}',
    '{"a":1,}',
    "{'a':1}",
    '{"a":}',
    '\ufeff{}',
    'NaN',
    'undefined',
    '<xml/>',
    'a=b&c[d]=e',
    '{"a":"\u0001"}',
  ),
  fc.constantFrom<string | Buffer>(
    'null',
    '5',
    '"text"',
    'true',
    '[]',
    '[{}]',
    '[[[]]]',
    Buffer.from([0xff, 0xfe, 0x7b]),
    Buffer.from('{"a":"\xff"}', 'latin1'),
  ),
  deepNest(),
  hostileJson,
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
);

/** Builds JSON from entries, because an object cannot hold repeated keys. */
export function objectText(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

function deepNest(): Arbitrary<string> {
  const depth = fc.constantFrom(30, 1_000, 10_000, 100_000);
  return fc.tuple(depth, fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"en":', '}'])).map(([times, [open = '', close = '']]) => {
    return `${open.repeat(times)}1${close.repeat(times)}`;
  });
}
