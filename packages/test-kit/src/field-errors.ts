import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';

/** Maps field paths to their single English error; throws for several. */
export function fieldErrorTexts(fields: FieldErrors | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([path, [error, ...others]]) => {
      if (!error || others.length > 0) throw new Error(`${path} has ${JSON.stringify(fields?.[path])}`);
      return [path, error.text];
    }),
  );
}
