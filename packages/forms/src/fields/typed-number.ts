const WHOLE_NUMBER = /^(\d+|\d{1,3}([.,\s]\d{3})+)$/;

/** Prefixes Rp, Rp., IDR; suffixes IDR and `,-`. */
const RUPIAH = /^(?:rp\.?|idr)?\s*(.*?)\s*(?:idr|,-)?$/i;

/** Null for empty input; invalid input stays as typed, so that the rules reject it. */
export function typedNumber(typed: string): number | string | null {
  const figure = asciiOf(typed).trim();
  if (figure === '') return null;
  return WHOLE_NUMBER.test(figure) ? Number(figure.replace(/\D/g, '')) : typed.trim();
}

/** Parses whole rupiah with or without currency, such as `Rp 600.000` or `IDR 600,000`, like `typedNumber`. */
export function typedRupiah(typed: string): number | string | null {
  const [, figure = ''] = RUPIAH.exec(asciiOf(typed).trim()) ?? [];
  const amount = typedNumber(figure);
  return typeof amount === 'number' ? amount : typedNumber(typed);
}

/** Converts full-width digits and commas of Chinese keyboards. */
function asciiOf(typed: string): string {
  return typed.normalize('NFKC');
}
