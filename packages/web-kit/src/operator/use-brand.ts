import { type Brand, brandIn } from '@reefdesk/contracts/site/brand';
import { useLanguage } from '../language/use-language.ts';
import { runtimeConfig } from '../runtime-config.ts';

export function useBrand(): Brand {
  return brandIn(runtimeConfig().brand, useLanguage());
}
