import { isWellFormed } from './well-formed.ts';

export interface TextRule {
  /** Characters (UTF-16 code units, as inputs in a browser count them). */
  max: number;
  required: boolean;
}

/** What is wrong with a text, as a sentence about `label`; undefined when nothing is. */
export function textFault(value: unknown, label: string, { max, required }: TextRule): string | undefined {
  if (value === undefined || value === null) return required ? `${label} is required` : undefined;
  if (typeof value !== 'string') return `${label} must be a text`;
  if (required && value.trim() === '') return `${label} is required`;
  if (value.length > max) return `${label} is too long (at most ${max} characters)`;
  if (!isWellFormed(value)) return `${label} contains characters that cannot be stored`;
  return undefined;
}
