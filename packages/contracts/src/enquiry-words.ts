/** Of an enquiry; `spam` is quiet, whoever sent it sees `new`. */
export const ENQUIRY_STATES = ['new', 'answered', 'offered', 'booked', 'lost', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** What a guest may ask for once there is a trip; staff decide. */
export const ENQUIRY_WISHES = ['change', 'cancel'] as const;
export type EnquiryWish = (typeof ENQUIRY_WISHES)[number];

/** Ways to answer a guest. */
export const CONTACT_CHANNELS = ['email', 'whatsapp', 'wechat'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** Where something was said: by the guest on the site, or by one of the ways to answer. */
export const MESSAGE_CHANNELS = ['site', ...CONTACT_CHANNELS] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Levels that the forms offer; what is stored may be any words. */
export const CERTIFICATIONS = ['none', 'open_water', 'advanced', 'rescue', 'professional'] as const;
export type Certification = (typeof CERTIFICATIONS)[number];

/** What changed, in an enquiry's history. */
export const ENQUIRY_CHANGES = [
  'sent',
  'state',
  'assignee',
  'tags',
  'message',
  'note',
  'booking',
  'booking_seats',
  'booking_price',
  'booking_deposit',
  'booking_departure',
  'booking_sizes',
  'booking_notes',
  'erased',
] as const;
export type EnquiryChange = (typeof ENQUIRY_CHANGES)[number];
