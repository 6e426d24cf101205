import { type Brand, brandIn } from '@reefdesk/contracts/site/brand';
import { useLanguage } from '../language/use-language.ts';
import { runtimeConfig } from '../runtime-config.ts';

/** The operator, with the contacts for the readers of the current language. */
export function useBrand(): Brand {
  return brandIn(runtimeConfig().brand, useLanguage());
}
