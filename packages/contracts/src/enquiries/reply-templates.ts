/** What a template may leave open for the enquiry to fill in: `{name}` and so on (ENQ-12). */
export const TEMPLATE_FIELDS = ['name', 'reference', 'package', 'date', 'price'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>;

const BRACED = /\{([^{}]*)\}/g;

/** What stands in braces and is no field, as it is written there: `{prize}`. */
export function unknownFieldsIn(text: string): string[] {
  return bracedIn(text).filter((found) => !isField(found.slice(1, -1)));
}

/** Fields that are still open in a text. */
export function openFieldsIn(text: string): TemplateField[] {
  return bracedIn(text)
    .map((found) => found.slice(1, -1))
    .filter(isField);
}

/** The text with its fields filled in; one without a value stays as it is written. */
export function filledTemplate(text: string, values: TemplateValues): string {
  return text.replace(BRACED, (whole, name: string) => (isField(name) && values[name]) || whole);
}

function bracedIn(text: string): string[] {
  return [...new Set(text.match(BRACED) ?? [])];
}

function isField(name: string): name is TemplateField {
  return TEMPLATE_FIELDS.includes(name as TemplateField);
}
