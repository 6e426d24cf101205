import type { InferType } from 'yup';
import { flag, view } from '../schema/view.ts';

export const providerLinkView = view('ProviderLinkView', 'Whether the own account is linked to the provider.', { linked: flag() });
export type ProviderLinkView = InferType<typeof providerLinkView>;
