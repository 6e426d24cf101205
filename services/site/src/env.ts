import { TRANSLATOR_KINDS } from '@reefdesk/contracts/translations/values';
import { commonEnv, EnvironmentError, mongoEnv, readEnv, str } from '@reefdesk/service-kit/env';

export type SiteEnv = ReturnType<typeof readSiteEnv>;

const translatorEnv = {
  TRANSLATOR_URL: str({ default: '', desc: 'Machine translator that staff may ask; empty: nothing is sent anywhere' }),
  TRANSLATOR_KIND: str({ choices: [...TRANSLATOR_KINDS], default: 'libretranslate', desc: 'Whose API it speaks' }),
  TRANSLATOR_KEY: str({ default: '', desc: 'What it knows this site by' }),
};

export function readSiteEnv(source?: NodeJS.ProcessEnv) {
  const brandFile = { BRAND_FILE: str({ desc: 'JSON file with everything about the operator: what an empty system begins with' }) };
  const env = readEnv({ ...commonEnv, ...mongoEnv, ...brandFile, ...translatorEnv }, source);
  if (env.TRANSLATOR_URL && !/^https?:$/.test(URL.parse(env.TRANSLATOR_URL)?.protocol ?? '')) {
    throw new EnvironmentError('Bad environment. TRANSLATOR_URL: not an address of http or https');
  }
  if (env.TRANSLATOR_URL && env.TRANSLATOR_KIND === 'deepl' && !env.TRANSLATOR_KEY) {
    throw new EnvironmentError('Bad environment. TRANSLATOR_KEY: needed where TRANSLATOR_KIND is deepl');
  }
  return env;
}
