import { EMPTY_TEXT } from '@reefdesk/contracts/languages';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@reefdesk/contracts/pages/runtime-config';
import { type Brand, completeBrand } from '@reefdesk/contracts/site/brand';

/** Neutral stand-in where no gateway wrote a brand into the page (tests, bare static hosting). */
const UNBRANDED: Brand = completeBrand({
  name: 'Reefdesk',
  shortName: 'Reefdesk',
  tagline: EMPTY_TEXT,
  blurb: EMPTY_TEXT,
  phone: '',
  phoneDisplay: '',
  whatsapp: '',
  email: '',
  supportEmail: '',
  address: { en: [], id: [], cn: [] },
  timeZone: 'UTC',
  openingHours: { contact: [], office: [] },
  map: { latitude: 0, longitude: 0, query: '' },
  social: { facebook: '', instagram: '', tiktok: '', youtube: '' },
  chat: { greeting: EMPTY_TEXT },
});

const DEFAULTS: RuntimeConfig = {
  brand: UNBRANDED,
  remotes: { public: '/remotes/public/remoteEntry.js', admin: '/remotes/admin/remoteEntry.js' },
  imageBaseUrl: '',
};

let current: RuntimeConfig | undefined;

/** What the gateway wrote into the page, read once. */
export function runtimeConfig(): RuntimeConfig {
  current ??= forScreens(readElement());
  return current;
}

/** For tests: pretend the gateway had written this. `undefined` reads the page again. */
export function replaceRuntimeConfig(config: Partial<RuntimeConfig> | undefined): void {
  current = config && forScreens(config);
}

/** A telephone number is none any more when its parts stand on two lines. */
function forScreens(config: Partial<RuntimeConfig>): RuntimeConfig {
  const brand = completeBrand({ ...UNBRANDED, ...config.brand });
  const { en, id, cn } = brand.contacts;
  const contacts = { en: unbroken(en), id: unbroken(id), cn: unbroken(cn) };
  // Without an id it is not offered.
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
