/** Thousands may be grouped, as people write rupiah: 1.650.000. */
const WHOLE_NUMBER = /^(\d+|\d{1,3}([.,\s]\d{3})+)$/;

/** Rp, Rp., IDR before it, IDR or the `,-` of a price tag after it. */
const RUPIAH = /^(?:rp\.?|idr)?\s*(.*?)\s*(?:idr|,-)?$/i;

/** A whole number as a request takes it: null where there is none; anything else as it was typed, for the rules to refuse. */
export function typedNumber(typed: string): number | string | null {
  const figure = asciiOf(typed).trim();
  if (figure === '') return null;
  return WHOLE_NUMBER.test(figure) ? Number(figure.replace(/\D/g, '')) : typed.trim();
}

/** An amount of whole rupiah, with its currency or without: `Rp 600.000`, `IDR 600,000`, `600000`. Answers as `typedNumber` does. */
export function typedRupiah(typed: string): number | string | null {
  const [, figure = ''] = RUPIAH.exec(asciiOf(typed).trim()) ?? [];
  const amount = typedNumber(figure);
  return typeof amount === 'number' ? amount : typedNumber(typed);
}

/** The wide digits and commas of Chinese keyboards as the narrow ones. */
function asciiOf(typed: string): string {
  return typed.normalize('NFKC');
}
