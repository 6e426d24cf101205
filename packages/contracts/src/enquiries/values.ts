/** `spam` is hidden from the guest, who sees `new` instead. */
export const ENQUIRY_STATES = ['new', 'answered', 'offered', 'booked', 'lost', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** `waiting`: only enquiries whose guest waits for a reply, longest wait first. */
export const ENQUIRY_SORTS = ['newest', 'oldest', 'waiting'] as const;

/** Changes that a guest may request for a booked travel. */
export const ENQUIRY_WISHES = ['change', 'cancel'] as const;
export type EnquiryWish = (typeof ENQUIRY_WISHES)[number];

export const CONTACT_CHANNELS = ['email', 'whatsapp', 'wechat'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const MESSAGE_CHANNELS = ['site', ...CONTACT_CHANNELS] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Levels offered by the forms; a stored value may be any text. */
export const CERTIFICATIONS = ['none', 'open_water', 'advanced', 'rescue', 'professional'] as const;
export type Certification = (typeof CERTIFICATIONS)[number];

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

/** Period of the enquiry statistics in days, today included. */
export const ENQUIRY_STATISTICS_DAYS = 30;
