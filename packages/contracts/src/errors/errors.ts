/** The error table: status and English text by code. Every boundary maps thrown errors to it; the client translates by code. */
export const ERRORS = {
  bad_request: { status: 400, text: 'The request could not be read' },
  validation_failed: { status: 400, text: 'Some fields need attention' },
  missing_credentials: { status: 400, text: 'Please fill in all fields' },
  current_password_incorrect: { status: 400, text: 'Current password is incorrect' },
  invalid_or_expired_token: { status: 400, text: 'This link is no longer valid. Please ask for a new one' },
  invalid_code: { status: 400, text: 'This code is not right' },
  passkey_refused: { status: 400, text: 'This passkey could not be added. Please begin again' },
  unauthenticated: { status: 401, text: 'Please sign in' },
  invalid_credentials: { status: 401, text: 'Invalid credentials' },
  invalid_second_step: { status: 401, text: 'This code is not right, or was used already' },
  invalid_passkey: { status: 401, text: 'This passkey was not accepted' },
  sign_in_expired: { status: 401, text: 'That took too long. Please sign in again' },
  forbidden: { status: 403, text: 'You are not allowed to do this' },
  two_step_required: { status: 403, text: 'Your team asks for two-step sign-in. Please set it up first' },
  foreign_origin: { status: 403, text: 'This request came from another site' },
  not_found: { status: 404, text: 'Not found' },
  user_not_found: { status: 404, text: 'There is no such person' },
  invitation_not_found: { status: 404, text: 'This invitation is no longer there' },
  travel_not_found: { status: 404, text: 'Travel package not found' },
  itinerary_item_not_found: { status: 404, text: 'Itinerary item not found' },
  destination_not_found: { status: 404, text: 'Destination not found' },
  slide_not_found: { status: 404, text: 'Gallery item not found' },
  testimonial_not_found: { status: 404, text: 'Testimonial not found' },
  draft_not_found: { status: 404, text: 'There is no draft any more' },
  enquiry_not_found: { status: 404, text: 'Enquiry not found' },
  reply_template_not_found: { status: 404, text: 'Reply template not found' },
  glossary_term_not_found: { status: 404, text: 'This term is no longer in the glossary' },
  translator_not_configured: { status: 404, text: 'No machine translator is set up here' },
  departure_not_found: { status: 404, text: 'There is no such departure any more' },
  booking_not_found: { status: 404, text: 'Booking not found' },
  oidc_not_configured: { status: 404, text: 'No other way to sign in is set up here' },
  passkeys_not_available: { status: 404, text: 'Passkeys can not be used at this address' },
  passkey_not_found: { status: 404, text: 'This passkey is no longer there' },
  image_not_found: { status: 404, text: 'Image not found' },
  upload_not_found: { status: 404, text: 'Upload not found or expired' },
  request_timeout: { status: 408, text: 'The request took too long to arrive. Please try again' },
  method_not_allowed: { status: 405, text: 'Method not allowed' },
  edit_conflict: { status: 409, text: 'Somebody else saved this meanwhile' },
  draft_exists: { status: 409, text: 'There is a draft already. Publish or discard it first' },
  email_taken: { status: 409, text: 'This email address already has an account' },
  last_owner: { status: 409, text: 'This is the last owner. Make somebody else an owner first' },
  two_step_is_on: { status: 409, text: 'Two-step sign-in is on already' },
  passkey_limit_reached: { status: 409, text: 'Maximum number of passkeys reached ({max})' },
  webhook_missing: { status: 409, text: 'There is no webhook. Set its address first' },
  destination_in_use: { status: 409, text: 'This destination is being used in travel packages' },
  image_in_use: { status: 409, text: 'This image is still being shown' },
  image_being_replaced: { status: 409, text: 'This image is just being replaced; please try again' },
  upload_limit_reached: { status: 409, text: 'Too many uploads are not finished ({max}). Finish or stop some first' },
  image_being_removed: { status: 409, text: 'This image is just being removed; please try again' },
  destination_limit_reached: { status: 409, text: 'Maximum number of destinations reached ({max})' },
  departure_full: { status: 409, text: 'Too few places are left on this day ({seats_left})' },
  departure_closed: { status: 409, text: 'This day is closed' },
  offer_ended: { status: 409, text: 'This offer has ended. Please write to us for a new one' },
  departure_has_bookings: { status: 409, text: 'Places of this departure are booked already ({booked})' },
  enquiry_full: { status: 409, text: 'There is no room for more here ({max} at most)' },
  enquiry_link_ended: { status: 410, text: 'This link has ended. Please write to us again' },
  enquiry_erased: { status: 410, text: 'The personal data of this enquiry is erased; nothing more can be done with it' },
  reply_template_limit_reached: { status: 409, text: 'Maximum number of reply templates reached ({max})' },
  saved_view_limit_reached: { status: 409, text: 'Maximum number of saved views reached ({max})' },
  glossary_limit_reached: { status: 409, text: 'Maximum number of terms reached ({max})' },
  travel_limit_reached: { status: 409, text: 'Maximum number of travel packages reached ({max})' },
  testimonial_limit_reached: { status: 409, text: 'Maximum number of testimonials reached ({max})' },
  slide_limit_reached: { status: 409, text: 'Maximum number of gallery items reached ({max})' },
  itinerary_limit_reached: { status: 400, text: 'Maximum number of itinerary items reached ({max})' },
  image_limit_reached: { status: 400, text: 'Maximum number of images reached ({max})' },
  payload_too_large: { status: 413, text: 'The request is too large' },
  headers_too_large: { status: 431, text: 'The address or the headers of the request are too large' },
  idempotency_key_unreadable: { status: 400, text: 'The header {header} must be a UUID, such as {example}' },
  idempotency_key_reused: {
    status: 422,
    text: 'Something else was already saved under this request. Please look at the list before you save again',
  },
  not_ready: { status: 422, text: 'Something is missing before this can be published' },
  image_too_large: { status: 413, text: '{name} is larger than {maxMegabytes} MB' },
  image_too_many_pixels: { status: 413, text: '{name} has more than {maxMegapixels} megapixels' },
  unsupported_media_type: { status: 415, text: 'This content type is not accepted' },
  image_not_accepted: { status: 415, text: '{name} is not an image this site accepts' },
  image_damaged: { status: 415, text: '{name} is damaged and cannot be read' },
  too_many_attempts: { status: 429, text: 'Too many attempts. Please wait a moment and try again' },
  internal_error: { status: 500, text: 'Something went wrong on our side' },
  bad_gateway: { status: 502, text: 'The service gave no usable answer. Please try again' },
  service_unavailable: { status: 503, text: 'This part of the site is not available right now. Please try again in a moment' },
  translator_failed: { status: 502, text: 'The machine translator gave no usable answer. Nothing was changed' },
  translator_unavailable: { status: 503, text: 'The machine translator is not available right now. Nothing was changed' },
  gateway_timeout: { status: 504, text: 'This is taking too long. Please try again in a moment' },
  storage_full: { status: 507, text: 'There is no room for files right now; nothing was saved. Please try again later' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Values for the placeholders of an error text; also sent to the client. */
export type ErrorParams = Readonly<Record<string, string | number>>;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return fillText(ERRORS[code].text, params);
}

/** Fills `{name}` placeholders from the params. A placeholder without a value stays as it is. */
export function fillText(text: string, params: ErrorParams): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
