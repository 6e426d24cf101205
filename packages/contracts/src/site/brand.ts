import type { Language } from '../languages.ts';
import type { CompleteBrand } from './brand-schema.ts';

/** Fields added later, which older responses and some pages lack. */
type Later = 'wechat' | 'securityContact' | 'rates';

/** Public data of the operator in the site's record (SET-01). */
export type Brand = Omit<CompleteBrand, Later> & Partial<Pick<CompleteBrand, Later>>;

/** Applies the contacts for readers of one language. A phone number replaces `phoneDisplay`, too. */
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

/** Returns the link for a prefilled message: chat, else email, else phone; undefined if none is offered. */
export function askLink(brand: Pick<Brand, 'whatsapp' | 'email' | 'phone'>, message: string): string | undefined {
  if (brand.whatsapp) return chatLink(brand, message);
  if (brand.email) return `mailto:${brand.email}?body=${encodeURIComponent(message)}`;
  return brand.phone ? `tel:${brand.phone}` : undefined;
}

export function chatLink(brand: Pick<Brand, 'whatsapp'>, message: string): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(message)}`;
}
