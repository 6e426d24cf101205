/**
 * Who may make which call, written by hand: an expectation that is not made of the contracts (PPL-05). A letter for each who may:
 * visitor, customer, agent, translator, editor, owner.
 */
const ANYBODY = 'vcateo';
const SIGNED_IN = 'cateo';
const CUSTOMERS = 'c';
/** Content, changed in public at once. */
const CONTENT = 'eo';
/** Content, as the back office reads it. */
const CONTENT_READ = 'teo';
const OWNERS = 'o';
/** Enquiries, departures, bookings. */
const AGENTS = 'ao';

export const EXPECTED_ACCESS: Readonly<Record<string, string>> = {
  'POST /api/login': ANYBODY,
  'POST /api/register': ANYBODY,
  'POST /api/verify-email': ANYBODY,
  'POST /api/verify-email/resend': SIGNED_IN,
  'GET /api/me': SIGNED_IN,
  'PATCH /api/me': SIGNED_IN,
  'DELETE /api/me': CUSTOMERS,
  'GET /api/me/export': CUSTOMERS,
  // It tells a visitor by itself that there is no session.
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
  'GET /api/sessions': SIGNED_IN,
  'DELETE /api/sessions': SIGNED_IN,
  'DELETE /api/sessions/:id': SIGNED_IN,

  'GET /api/letters': OWNERS,
  'GET /api/letters/:id': OWNERS,
  'GET /api/letters/:id/html': OWNERS,
  // Without the one record that they may edit.
  'GET /api/audit': OWNERS,
  'GET /api/audit/export.csv': OWNERS,
  'GET /api/users': OWNERS,
  'PATCH /api/users/:id': OWNERS,
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
  'PATCH /api/edit-travel/:travelId': CONTENT,
  'PATCH /api/edit-travel/:travelId/image': CONTENT,
  'DELETE /api/delete-travel/:travelId': CONTENT,
  'POST /api/add-travel-destination/:travelId': CONTENT,
  'PATCH /api/update-travel-destination/:travelId/:itemId': CONTENT,
  'DELETE /api/remove-travel-destination/:travelId/:itemId': CONTENT,

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
  'GET /api/enquiries/status/:token': ANYBODY,
  'POST /api/enquiries/status/:token/messages': ANYBODY,
  'GET /api/enquiries': AGENTS,
  'GET /api/enquiries/figures': AGENTS,
  'GET /api/enquiries/export.csv': AGENTS,
  'GET /api/enquiries/:id': AGENTS,
  'PATCH /api/enquiries/:id': AGENTS,
  'DELETE /api/enquiries/:id': AGENTS,
  'POST /api/enquiries/:id/messages': AGENTS,
  'POST /api/enquiries/:id/notes': AGENTS,
  'POST /api/enquiries/:id/bookings': AGENTS,
  'GET /api/bookings': AGENTS,
  'GET /api/bookings/export.csv': AGENTS,
  'PATCH /api/bookings/:id': AGENTS,
  'GET /api/departures': ANYBODY,
  'GET /api/departures/all': AGENTS,
  'POST /api/departures': AGENTS,
  'PATCH /api/departures/:id': AGENTS,
  'DELETE /api/departures/:id': AGENTS,

  'GET /api/my/trips': CUSTOMERS,
  'POST /api/my/trips/:id/wishes': CUSTOMERS,
  'GET /api/reply-templates': AGENTS,
  'PUT /api/reply-templates/:key': AGENTS,
  'DELETE /api/reply-templates/:key': AGENTS,

  'GET /api/site': ANYBODY,
  'PUT /api/site': OWNERS,
  'GET /api/site/pages/:page/:language': ANYBODY,
  'GET /api/site/questions/:language': ANYBODY,

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
};
