import { enveloped, nothing } from '../schema/view.ts';
import { providerLinkView } from '../views/oidc.views.ts';
import type { Calls } from './call.ts';

/** Sign-in with the OpenID Connect provider of the deployment (PPL-03); without one, all of these return 404 `oidc_not_configured`. */
export const oidcCalls: Calls = {
  'GET /api/oidc/start': {
    access: 'public',
    isSecret: true,
    summary: 'Leads the browser to the provider, by OpenID Connect with PKCE, state and nonce',
    description:
      'With `?for=link` to link the provider to the own account, else to sign in; `?lang=` is of the page to come back to, and of an ' +
      'account that is made. What goes wrong leads back to the page it began on, with a word behind `#oidc=`.',
    answers: { 302: null },
    errors: ['oidc_not_configured'],
  },
  'GET /api/oidc/callback': {
    access: 'public',
    isSecret: true,
    summary: 'Where the provider leads back to: signs in, or links, and leads on to a page of the site',
    description:
      'Works once, in the browser that began. An account is found by the link to the provider, else by a verified address that is not ' +
      "of the staff; where there is none, a customer's account is made. Where the account asks for a second step, there is no session yet.",
    answers: { 302: null },
    errors: ['oidc_not_configured'],
  },
  'GET /api/oidc/link': {
    access: 'signed-in',
    summary: 'Whether the own account is linked to the provider',
    answers: { 200: enveloped(providerLinkView) },
    errors: ['oidc_not_configured'],
  },
  'DELETE /api/oidc/link': {
    access: 'signed-in',
    summary: 'Sign in by password alone from now on',
    answers: { 200: enveloped(nothing()) },
    errors: ['oidc_not_configured'],
  },
};
