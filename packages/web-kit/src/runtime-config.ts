import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@reefdesk/contracts/pages/rendering';
import type { Brand } from '@reefdesk/contracts/site/brand';

const NO_CONTACTS = { phone: '', phoneDisplay: '', whatsapp: '', email: '' };
const NO_SEO = { title: EMPTY_TEXT, description: EMPTY_TEXT };

/** Default without a gateway (tests, static hosting). */
const UNBRANDED: Brand = {
  name: 'Reefdesk',
  shortName: 'Reefdesk',
  tagline: EMPTY_TEXT,
  blurb: EMPTY_TEXT,
  ...NO_CONTACTS,
  contacts: { en: NO_CONTACTS, id: NO_CONTACTS, cn: NO_CONTACTS },
  supportEmail: '',
  address: { en: [], id: [], cn: [] },
  timeZone: 'UTC',
  openingHours: { contact: [], office: [] },
  map: { latitude: 0, longitude: 0, query: '' },
  social: { facebook: '', instagram: '', tiktok: '', youtube: '' },
  chat: { greeting: EMPTY_TEXT },
  hero: { title: { en: 'Reefdesk', id: 'Reefdesk', cn: 'Reefdesk' }, claims: [] },
  figures: { hero: [], highlights: [], logbook: [], house: [], certificates: [] },
  awards: [],
  seo: { home: NO_SEO, about: NO_SEO, destinations: NO_SEO },
};

const DEFAULTS: RuntimeConfig = {
  brand: UNBRANDED,
  remotes: { public: '/remotes/public/remoteEntry.js', admin: '/remotes/admin/remoteEntry.js' },
  imageBaseUrl: '',
};

let current: RuntimeConfig | undefined;

/** Configuration that the gateway wrote into the page, read once. */
export function runtimeConfig(): RuntimeConfig {
  current ??= forScreens(readElement());
  return current;
}

/** For tests: replaces the configuration; `undefined` reads the page again. */
export function replaceRuntimeConfig(config: Partial<RuntimeConfig> | undefined): void {
  current = config && forScreens(config);
}

/** Keeps telephone numbers on one line. */
function forScreens(config: Partial<RuntimeConfig>): RuntimeConfig {
  const brand = { ...UNBRANDED, ...config.brand };
  const { en, id, cn } = brand.contacts;
  const contacts = { en: unbroken(en), id: unbroken(id), cn: unbroken(cn) };
  // WeChat is shown only with an id.
  const { wechat, ...others } = unbroken(brand);
  return { ...DEFAULTS, ...config, brand: { ...others, ...(wechat?.id && { wechat }), contacts } };
}

function unbroken<Holder extends { phoneDisplay: string }>(holder: Holder): Holder {
  return { ...holder, phoneDisplay: holder.phoneDisplay.replaceAll(' ', '\u00a0') };
}

function readElement(): Partial<RuntimeConfig> {
  const json = document.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as RuntimeConfig) : {};
}
