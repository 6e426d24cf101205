const FORM = 'multipart/form-data; boundary=x';

/** Name, content type, body, and the expected status of a create and of an edit request. */
export const REFUSED_BODIES: readonly [what: string, type: string, body: string, added: number, edited: number][] = [
  ['JSON', 'application/json', '{"name_en":"Ayu"}', 415, 415],
  ['no content type', '', 'x', 415, 415],
  ['a form without a boundary', 'multipart/form-data', '--x\r\n', 400, 400],
  ['a form that is cut', FORM, '--x\r\nContent-Disposition: form-data; name="name_en"\r\n\r\nAy', 400, 400],
  ['an empty form', FORM, '', 400, 400],
  ['a urlencoded form', 'application/x-www-form-urlencoded', 'name_en=Ayu', 415, 415],
  ['an unexpected file', FORM, part('name="icon"; filename="x.png"'), 400, 400],
  ['a file in place of a text', FORM, part('name="name_en"; filename="x.png"'), 400, 400],
  ['a hundred fields', FORM, Array.from({ length: 100 }, (_, at) => part(`name="f${at}"`, '')).join(''), 413, 413],
  ['a text of two megabytes', FORM, part('name="name_en"').replace('{"en":"x"}', 'x'.repeat(2_000_000)), 413, 413],
  ['a head that is none', FORM, '--x\r\nContent-Disposition\r\n\r\nx\r\n--x--\r\n', 400, 400],
  // An edit ignores these unknown keys.
  ['a name without an end', FORM, part(`name="${'x'.repeat(200)}"`), 400, 200],
  ['a key of prototypes', FORM, part('name="__proto__"'), 400, 200],
  ['a key of operators', FORM, part('name="name.$gt"'), 400, 200],
];

function part(disposition: string, end = '--x--\r\n'): string {
  return `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n{"en":"x"}\r\n${end}`;
}
