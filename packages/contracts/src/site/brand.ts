import type { Language } from '../languages.ts';
import type { CompleteBrand } from './brand-schema.ts';

/** Added to the record later: an answer of an older version and a page that offers none lack them. */
type Later = 'wechat' | 'securityContact';

/** Everything about the operator that any page may show; a part of the site's record (SET-01). */
export type Brand = Omit<CompleteBrand, Later> & Partial<Pick<CompleteBrand, Later>>;

/** The operator with the contacts for the readers of a language. A number of their own brings its own spelling. */
export function brandIn<Known extends Pick<Brand, 'phone' | 'phoneDisplay' | 'whatsapp' | 'email' | 'contacts'>>(
  brand: Known,
  language: Language,
): Known {
  const own = brand.contacts[language];
  return {
    ...brand,
    ...(own.phone && { phone: own.phone, phoneDisplay: own.phoneDisplay || own.phone }),
    whatsapp: own.whatsapp || brand.whatsapp,
    email: own.email || brand.email,
  };
}

/** Where a ready-made message leads: to the chat, else to a letter, else to a call; undefined where none of these is offered. */
export function askLink(brand: Pick<Brand, 'whatsapp' | 'email' | 'phone'>, message: string): string | undefined {
  if (brand.whatsapp) return chatLink(brand, message);
  if (brand.email) return `mailto:${brand.email}?body=${encodeURIComponent(message)}`;
  return brand.phone ? `tel:${brand.phone}` : undefined;
}

/** A chat link with a prefilled message; a plain link, not an API call (SOC-07). */
export function chatLink(brand: Pick<Brand, 'whatsapp'>, message: string): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(message)}`;
}
