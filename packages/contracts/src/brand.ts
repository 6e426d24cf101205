import type { Localised } from './languages.ts';
import type { OpeningTimes } from './opening-times.ts';

/** Everything about the operator. One file holds it, replaceable at deployment without a rebuild (OR-68). */
export interface Brand {
  name: string;
  shortName: string;
  tagline: Localised;
  /** Footer blurb (LAND-27). */
  blurb: Localised;
  /** E.164, for `tel:` links. */
  phone: string;
  phoneDisplay: string;
  /** Digits only, for chat links. */
  whatsapp: string;
  /** Where guests from China write: the id that they search for, and what the operator's QR code says; absent: not offered. */
  wechat?: { id: string; link: string };
  email: string;
  supportEmail: string;
  /** Whom to tell of a weakness of the site: an email address or an https:// link; absent or empty: nobody. */
  securityContact?: string;
  /** Lines of the postal address. */
  address: Readonly<Record<'en' | 'id' | 'cn', readonly string[]>>;
  /** IANA name of the zone by whose clocks the operator lives: every date that is shown, every month that is counted. */
  timeZone: string;
  openingHours: {
    /** When somebody answers, on the landing page (LAND-21). */
    contact: readonly OpeningTimes[];
    /** When the door is open, on the about page (ABOUT-43). */
    office: readonly OpeningTimes[];
  };
  map: { latitude: number; longitude: number; query: string };
  social: { facebook: string; instagram: string; tiktok: string; youtube: string };
  chat: { /** Prefilled text of the general chat link (SOC-06). */ greeting: Localised };
}

/** A chat link with a prefilled message; a plain link, not an API call (SOC-07). */
export function chatLink(brand: Pick<Brand, 'whatsapp'>, message: string): string {
  return `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(message)}`;
}
