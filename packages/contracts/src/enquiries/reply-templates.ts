/** Placeholders of a template, such as `{name}`, filled from the enquiry (ENQ-12). */
export const TEMPLATE_FIELDS = ['name', 'reference', 'package', 'date', 'price'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>;

const BRACED = /\{([^{}]*)\}/g;

/** Returns unknown placeholders as written, such as `{prize}`. */
export function unknownFieldsIn(text: string): string[] {
  return bracedIn(text).filter((found) => !isField(found.slice(1, -1)));
}

export function openFieldsIn(text: string): TemplateField[] {
  return bracedIn(text)
    .map((found) => found.slice(1, -1))
    .filter(isField);
}

/** Fills the placeholders of a text. One without a value stays unchanged. */
export function filledTemplate(text: string, values: TemplateValues): string {
  return text.replace(BRACED, (whole, name: string) => (isField(name) && values[name]) || whole);
}

function bracedIn(text: string): string[] {
  return [...new Set(text.match(BRACED) ?? [])];
}

function isField(name: string): name is TemplateField {
  return TEMPLATE_FIELDS.includes(name as TemplateField);
}
