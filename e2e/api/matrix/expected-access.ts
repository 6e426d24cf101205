/**
 * Expected access, written by hand to be independent of the contracts (PPL-05). One letter per allowed role or position: visitor, customer,
 * agent, translator, editor, owner.
 */
const ANYBODY = 'vcateo';
const SIGNED_IN = 'cateo';
const CUSTOMERS = 'c';
const CONTENT = 'eo';
const CONTENT_READ = 'teo';
const OWNERS = 'o';
const STAFF = 'ateo';
const AGENTS = 'ao';

const DRAFTS = ['packages', 'destinations', 'testimonials', 'slides'].flatMap((kind) => [
  [`GET /api/order/${kind}`, CONTENT],
  [`PUT /api/order/${kind}/:id`, CONTENT],
  [`GET /api/trash/${kind}`, CONTENT],
  [`POST /api/trash/${kind}/:id/restore`, CONTENT],
  [`DELETE /api/trash/${kind}/:id`, OWNERS],
]);

/** Drafts and versions of each kind (EDT-01, EDT-05). Only owners have access to those of the site's record. */
const DRAFTED = ['packages', 'destinations', 'testimonials', 'slides', 'site'].flatMap((kind) => {
  const who = kind === 'site' ? OWNERS : CONTENT;
  return [
    [`GET /api/drafts/${kind}`, who],
    [`GET /api/drafts/${kind}/:id`, who],
    // The gateway lets translators pass; the service checks which fields they change.
    [`GET /api/drafts/${kind}/:id/source`, CONTENT_READ],
    [`PUT /api/drafts/${kind}/:id`, CONTENT_READ],
    [`DELETE /api/drafts/${kind}/:id`, who],
    [`POST /api/drafts/${kind}/:id/publish`, who],
    [`POST /api/drafts/${kind}/:id/schedule`, who],
    [`GET /api/versions/${kind}/:id`, who],
    [`GET /api/versions/${kind}/:id/:number`, who],
    [`POST /api/versions/${kind}/:id/:number/restore`, who],
    [`POST /api/versions/${kind}/:id/:number/draft`, who],
  ];
});

/** State of the translations (EDT-07). For the site's record, only translators and owners may confirm a text. */
const TRANSLATED = ['packages', 'destinations', 'testimonials', 'slides', 'site'].flatMap((kind) => [
  [`GET /api/translations/${kind}`, CONTENT_READ],
  [`POST /api/translations/${kind}/:id/confirm`, kind === 'site' ? 'to' : CONTENT_READ],
]);

/** Endpoints that staff without a second step may call while owners demand one, in addition to the public ones (PPL-08). */
export const BEFORE_SECOND_STEP: readonly string[] = [
  'GET /api/me',
  'GET /api/two-step',
  'POST /api/two-step/setup',
  'POST /api/two-step/enable',
  'POST /api/two-step/disable',
  'GET /api/passkeys',
  'POST /api/passkeys/setup',
  'POST /api/passkeys',
];

export const EXPECTED_ACCESS: Readonly<Record<string, string>> = {
  'POST /api/login': ANYBODY,
  'POST /api/register': ANYBODY,
  'POST /api/verify-email': ANYBODY,
  'POST /api/verify-email/resend': SIGNED_IN,
  'GET /api/oidc/start': ANYBODY,
  'GET /api/oidc/callback': ANYBODY,
  'GET /api/oidc/link': SIGNED_IN,
  'DELETE /api/oidc/link': SIGNED_IN,
  'GET /api/me': SIGNED_IN,
  'PATCH /api/me': SIGNED_IN,
  'DELETE /api/me': CUSTOMERS,
  'GET /api/me/export': CUSTOMERS,
  'GET /api/me/views': STAFF,
  'PUT /api/me/views/:id': STAFF,
  'DELETE /api/me/views/:id': STAFF,
  // A visitor gets the endpoint's own 401.
  'DELETE /api/logout': SIGNED_IN,
  'POST /api/change-password': SIGNED_IN,
  'POST /api/forgot-password': ANYBODY,
  'POST /api/reset-password': ANYBODY,

  'GET /api/common-passwords/:prefix': ANYBODY,
  'POST /api/login/second-step': ANYBODY,
  'GET /api/two-step': SIGNED_IN,
  'POST /api/two-step/setup': SIGNED_IN,
  'POST /api/two-step/enable': SIGNED_IN,
  'POST /api/two-step/disable': SIGNED_IN,
  'PUT /api/two-step/demand': OWNERS,
  'POST /api/login/passkey/options': ANYBODY,
  'POST /api/login/passkey': ANYBODY,
  'GET /api/passkeys': SIGNED_IN,
  'POST /api/passkeys/setup': SIGNED_IN,
  'POST /api/passkeys': SIGNED_IN,
  'PATCH /api/passkeys/:id': SIGNED_IN,
  'DELETE /api/passkeys/:id': SIGNED_IN,
  'GET /api/sessions': SIGNED_IN,
  'DELETE /api/sessions': SIGNED_IN,
  'DELETE /api/sessions/:id': SIGNED_IN,

  'GET /api/letters': OWNERS,
  'GET /api/letters/:id': OWNERS,
  'GET /api/letters/:id/html': OWNERS,
  // Without the `record` parameter only owners may read the audit; editors of a record may read its timeline.
  'GET /api/audit': OWNERS,
  'GET /api/insights': OWNERS,
  'GET /api/audit/export.csv': OWNERS,
  'GET /api/users': OWNERS,
  'GET /api/colleagues': AGENTS,
  'PATCH /api/users/:id': OWNERS,
  'DELETE /api/two-step/:id': OWNERS,
  'POST /api/users/invitations': OWNERS,
  'POST /api/users/invitations/:id/resend': OWNERS,
  'DELETE /api/users/invitations/:id': OWNERS,
  'POST /api/invitations/accept': ANYBODY,

  'GET /api/packages': ANYBODY,
  'GET /api/travel/:slug': ANYBODY,
  'GET /api/itinerary/:idOrSlug': ANYBODY,
  'GET /api/get-travels-with-stats': CONTENT_READ,
  'GET /api/get-travel-details/:travelId': CONTENT_READ,
  'POST /api/add-travel': CONTENT,
  'POST /api/duplicate-travel/:travelId': CONTENT,
  'PATCH /api/edit-travel/:travelId': CONTENT,
  'PATCH /api/edit-travel/:travelId/image': CONTENT,
  'DELETE /api/delete-travel/:travelId': CONTENT,
  'POST /api/add-travel-destination/:travelId': CONTENT,
  // The services limit translators to texts in their own languages, here and for pictures of the library.
  'PATCH /api/update-travel-destination/:travelId/:itemId': CONTENT_READ,
  'DELETE /api/remove-travel-destination/:travelId/:itemId': CONTENT,
  'POST /api/restore-travel-destination/:travelId/:itemId': CONTENT,

  'GET /api/get-destinations': ANYBODY,
  'GET /api/destinations': ANYBODY,
  'GET /api/get-destination/:destinationId': ANYBODY,
  'GET /api/destination/:destinationId': ANYBODY,
  'POST /api/add-destination': CONTENT,
  'PATCH /api/edit-destination/:destinationId': CONTENT,
  'PATCH /api/edit-destination-gallery/:destinationId': CONTENT,
  'POST /api/add-images/:destinationId': CONTENT,
  'PUT /api/destinations/:destinationId/gallery/:galleryId/main': CONTENT,
  'DELETE /api/destinations/:destinationId/gallery/:galleryId': CONTENT,
  'DELETE /api/remove-destination/:destinationId': CONTENT,

  'POST /api/enquiries': ANYBODY,
  'POST /api/enquiries/lookup': ANYBODY,
  'GET /api/enquiries/status/:token': ANYBODY,
  'POST /api/enquiries/status/:token/messages': ANYBODY,
  'POST /api/enquiries/status/:token/bookings/:id/acceptance': ANYBODY,
  'GET /api/enquiries': AGENTS,
  'GET /api/enquiries/figures': AGENTS,
  'GET /api/enquiries/export.csv': AGENTS,
  'GET /api/enquiries/:id': AGENTS,
  'GET /api/enquiries/:id/guest-page': AGENTS,
  'PATCH /api/enquiries/:id': AGENTS,
  'DELETE /api/enquiries/:id': AGENTS,
  'POST /api/enquiries/:id/messages': AGENTS,
  'POST /api/enquiries/:id/notes': AGENTS,
  'POST /api/enquiries/:id/bookings': AGENTS,
  'GET /api/bookings': AGENTS,
  'GET /api/bookings/export.csv': AGENTS,
  'PATCH /api/bookings/:id': AGENTS,
  'GET /api/departures': ANYBODY,
  'GET /api/departures/next': ANYBODY,
  'GET /api/departures/all': AGENTS,
  'GET /api/departures/day-sheet': AGENTS,
  'GET /api/today': AGENTS,
  'POST /api/departures': AGENTS,
  'PATCH /api/departures/:id': AGENTS,
  'DELETE /api/departures/:id': AGENTS,
  'GET /api/changes': AGENTS,

  'GET /api/calendar/:token.ics': ANYBODY,
  'GET /api/calendar-feed': AGENTS,
  'POST /api/calendar-feed': AGENTS,
  'DELETE /api/calendar-feed': AGENTS,
  'GET /api/webhook': OWNERS,
  'PUT /api/webhook': OWNERS,
  'DELETE /api/webhook': OWNERS,
  'POST /api/webhook/secret': OWNERS,
  'POST /api/webhook/test': OWNERS,
  'GET /api/webhook/deliveries': OWNERS,
  'POST /api/webhook/deliveries/:id/again': OWNERS,
  'GET /api/my/trips': CUSTOMERS,
  'POST /api/my/trips/:id/wishes': CUSTOMERS,
  'GET /api/reply-templates': AGENTS,
  'PUT /api/reply-templates/:key': AGENTS,
  'DELETE /api/reply-templates/:key': AGENTS,

  'GET /api/site': ANYBODY,
  'PUT /api/site': OWNERS,
  'GET /api/site/pages/:page/:language': ANYBODY,
  'GET /api/site/questions/:language': ANYBODY,

  'GET /api/glossary': CONTENT_READ,
  'PUT /api/glossary/:key': CONTENT,
  'DELETE /api/glossary/:key': CONTENT,
  'GET /api/machine-translation': CONTENT_READ,
  'POST /api/machine-translation': CONTENT_READ,
  // The service limits previews of the site's record to owners.
  'GET /api/previews': CONTENT,
  'POST /api/previews': CONTENT,
  'DELETE /api/previews/:id': CONTENT,
  'GET /api/library': CONTENT,
  'GET /api/library/:id': CONTENT_READ,
  'PATCH /api/library/:id': CONTENT_READ,
  'DELETE /api/library/:id': CONTENT,
  'POST /api/library/:id/replace': CONTENT,
  'POST /api/library/uploads': CONTENT,
  'GET /api/library/uploads/:uploadId': CONTENT,
  'PUT /api/library/uploads/:uploadId/parts/:part': CONTENT,
  'DELETE /api/library/uploads/:uploadId': CONTENT,
  'GET /api/gallery-slides': ANYBODY,
  'GET /api/gallery': CONTENT_READ,
  'POST /api/gallery': CONTENT,
  'PATCH /api/gallery/:id': CONTENT,
  'PATCH /api/gallery/:id/image': CONTENT,
  'DELETE /api/gallery/:id': CONTENT,
  'GET /media/:id': ANYBODY,
  'GET /media/:id/:width': ANYBODY,
  'GET /media/:id/cards/:card': ANYBODY,

  'GET /api/testimonials': ANYBODY,
  'GET /api/testimonials/:id': ANYBODY,
  'POST /api/testimonials': CONTENT,
  'PATCH /api/testimonials/:id': CONTENT,
  'DELETE /api/testimonials/:id': CONTENT,

  ...Object.fromEntries(DRAFTS),
  ...Object.fromEntries(DRAFTED),
  'GET /api/translations': CONTENT_READ,
  ...Object.fromEntries(TRANSLATED),
};
