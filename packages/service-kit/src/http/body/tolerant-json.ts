/** Maximum number of nested JSON encodings of a value; deeper nesting is treated as invalid. */
const MAX_LAYERS = 6;

/** Returns an object, also from a JSON string that was encoded several times (ENT-20, OR-24); undefined for any other value. */
export function unwrapObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  let inner = value;
  for (let layer = 0; typeof inner === 'string' && layer < MAX_LAYERS; layer += 1) inner = decode(inner);
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Record<string, unknown>) : undefined;
}

/** Removes one layer of encoding. A text with escaped quotes but without outer ones is accepted too. */
function decode(text: string): unknown {
  return parse(text) ?? parse(`"${text}"`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
