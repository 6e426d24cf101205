import type { FieldError } from '@reefdesk/contracts/errors/field-errors';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { Text } from '@reefdesk/web-kit';
import { useCallback } from 'react';
import { useFieldText } from '../texts/fields.ts';

/**
 * Returns the localised text of a field error, with the field's name, so that it can be listed without its field. Unknown codes get a
 * general text.
 */
export function useFieldErrorText(): (path: string, error: Pick<FieldError, 'code' | 'params'>) => string {
  const text = useFieldText();
  return useCallback(
    (path, { code, params }) => {
      if (factAt(text, path) && code === 'whole_number') return text(`facts.${path}.refused`, params);
      const known = Object.hasOwn(text.all<object>('errors'), code);
      return text(`errors.${known ? code : 'refused'}`, { ...params, field: nameOf(text, path) });
    },
    [text],
  );
}

function nameOf(text: Text, path: string): string {
  const names = text.all<Readonly<Record<string, string>>>('names');
  const parts = path.split('.');
  const inLanguage = LANGUAGES.find((one) => one === parts.at(-1));
  const whole = (inLanguage ? parts.slice(0, -1) : parts).join('-');
  const name = factAt(text, path)?.name ?? names[whole] ?? names[parts[0] ?? ''] ?? text('thisField');
  return inLanguage ? text('inLanguage', { field: name, language: inLanguage.toUpperCase() }) : name;
}

function factAt(text: Text, path: string): { name: string } | undefined {
  return text.all<Readonly<Record<string, { name: string }>>>('facts')[path];
}
