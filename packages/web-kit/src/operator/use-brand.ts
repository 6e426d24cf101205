import { type Brand, brandIn } from '@reefdesk/contracts/site/brand';
import { runtimeConfig } from '../config/runtime-config.ts';
import { useLanguage } from '../language/use-language.ts';

/** The operator, with the contacts for the readers of the current language. */
export function useBrand(): Brand {
  return brandIn(runtimeConfig().brand, useLanguage());
}
