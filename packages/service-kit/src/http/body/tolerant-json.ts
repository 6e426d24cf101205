/** How often a value may have been encoded over again; deeper nesting is taken for nonsense. */
const MAX_LAYERS = 6;

/**
 * The object inside `value`: as it is, or out of a JSON string encoded once or many times over, quoted and escaped
 * (ENT-20, OR-24). Undefined for anything that is no object.
 */
export function unwrapObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  let inner = value;
  for (let layer = 0; typeof inner === 'string' && layer < MAX_LAYERS; layer += 1) inner = decode(inner);
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Record<string, unknown>) : undefined;
}

/** One layer less; a text with escaped quotes but without its outer ones is read as if it had them. */
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
