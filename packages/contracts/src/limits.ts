/** Limits that both client and server enforce. Sizes in bytes, durations in milliseconds, unless the name says otherwise. */
export const MEGABYTE = 1024 * 1024;
/** Phone vendors count in this unit: their 50 megapixels are up to 8192 × 6144 pixels. */
export const MEGAPIXEL = 1024 * 1024;

export const LIMITS = {
  /** Images of packages, destinations and testimonials (CONST-32). */
  imageMaxBytes: 10 * MEGABYTE,
  /** Images of the gallery manager (CONST-32). */
  slideImageMaxBytes: 20 * MEGABYTE,
  /** Images uploaded to the library: unmodified photos of up to 50 megapixels (LIB-05). */
  libraryImageMaxBytes: 32 * MEGABYTE,
  /** Size of one chunk of a resumable upload (LIB-06). */
  uploadPartBytes: MEGABYTE,
  /** Unfinished uploads of one user within the last day. */
  openUploads: 200,
  /** Decoded pixels, checked before decoding. */
  imageMaxPixels: 50 * MEGAPIXEL,
  /** Images a destination holds, the main one included (CONST-31). */
  destinationImages: 6,
  /** Gallery files the add form takes beside the main image (CONST-31). */
  destinationGalleryOnCreate: 5,
  itineraryItems: 100,
  travelDays: 999,
  destinations: 1_000,
  travels: 500,
  testimonials: 1_000,
  slides: 1_000,
  /** Maximum number of list entries in one response. */
  listMax: 1_000,
  /** Characters of a long text shown on a card. */
  cardTextMaxLength: 140,
  /** Whole rupiah per person. */
  priceMax: 1_000_000_000,
  /** Minimum age in years; a package without an age limit has no value. */
  minimumAgeMin: 1,
  minimumAgeMax: 99,
  testimonialPhotos: 12,
  nameMaxLength: 200,
  /** A longer alternative text belongs into the text next to the image. */
  alternativeTextMaxLength: 160,
  categoryMaxLength: 100,
  descriptionMaxLength: 10_000,
  /** Total length of the lines in one language, for each of: included, not included, what to bring. */
  inclusionsMaxLength: 2_000,
  commentMaxLength: 2_000,
  locationMaxLength: 200,
  bestTimeMaxLength: 100,
  visitDurationMaxLength: 100,
  openingDayMaxLength: 100,
  /** Whole rupiah. */
  entryFeeMax: 1_000_000_000,
  fullnameMaxLength: 120,
  emailMaxLength: 254,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  /** Passkeys of one account. */
  passkeys: 20,
  passkeyNameMaxLength: 60,
  /** Longer than any token of an email link. */
  linkTokenMaxLength: 200,
  contactMessageMaxLength: 2_000,
  /** Message of an enquiry and later messages; long enough for the subject and message of the contact form together. */
  enquiryMessageMaxLength: 4_000,
  phoneMaxLength: 40,
  wechatMaxLength: 64,
  certificationMaxLength: 100,
  /** Number of guests of one kind (divers, other guests, children) in an enquiry. */
  partyMax: 99,
  /** Messages of both sides in one enquiry; the notes are counted separately. */
  enquiryMessages: 500,
  enquiryNotes: 200,
  enquiryTags: 20,
  /** Bookings of one enquiry, including cancelled ones. */
  enquiryBookings: 20,
  /** Seats of one departure. */
  departureSeatsMax: 500,
  /** Up to this many free seats are shown as "few" (DEP-02). */
  fewSeats: 3,
  /** Longest range of days in which departures are read or planned at once. */
  departureDays: 400,
  /** Hours for which seats are held: maximum and default. */
  holdHoursMax: 720,
  holdHoursDefault: 48,
  bookingNotesMaxLength: 2_000,
  bookingSizesMaxLength: 500,
  webhookUrlMaxLength: 1_000,
  /** Webhook deliveries listed in the back office. */
  webhookDeliveries: 50,
  tagMaxLength: 40,
  replyTemplates: 100,
  /** Saved views of one user for one list. */
  savedViews: 20,
  savedViewNameMaxLength: 60,
  replyTemplateTitleMaxLength: 80,
  glossaryTerms: 500,
  glossaryTermMaxLength: 100,
  glossaryNoteMaxLength: 300,
  /** Machine translation: texts per request, and length of each. */
  machineTexts: 40,
  machineTextMaxLength: 30_000,
  /** Length of a path in a draft, such as `brand.hero.title.cn`, and number of paths in one request. */
  draftPathMaxLength: 120,
  draftPaths: 400,
  /** Page size of a list that is read by cursor: maximum and default. */
  cursorPageMax: 100,
  cursorPageDefault: 25,
  cursorMaxLength: 300,
  searchMaxLength: 200,
  jsonBodyMaxBytes: MEGABYTE,
  /** The same for endpoints without a session; twice as long as the longest enquiry, however its characters are escaped. */
  publicBodyMaxBytes: 64 * 1024,
  /** The site record. */
  site: {
    nameMaxLength: 80,
    shortNameMaxLength: 30,
    lineMaxLength: 120,
    textMaxLength: 500,
    linkMaxLength: 300,
    /** A number or a year: `2000+`. */
    figureMaxLength: 12,
    addressLines: 6,
    openingTimes: 7,
    claims: 4,
    awards: 12,
    questions: 40,
    answerMaxLength: 1_500,
    /** Text of one page in one language. */
    pageMaxLength: 30_000,
    retentionMonthsMax: 120,
  },
  ratingMin: 1,
  ratingMax: 5,
} as const;

/** Rendition widths in pixels; an image is never scaled up. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const;
/** Widths of the renditions of an image: all standard widths up to its own; a smaller image gets only its own width. */
export function renditionWidths(imageWidth: number): number[] {
  const widths = RENDITION_WIDTHS.filter((width) => width <= imageWidth);
  return widths.length > 0 ? widths : [imageWidth];
}

export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** Image types, detected from the content and never from the file name (OR-47), including those of phones (LIB-05). */
export const ACCEPTED_IMAGE_TYPES = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'bmp', 'tiff', 'svg'] as const;
export type AcceptedImageType = (typeof ACCEPTED_IMAGE_TYPES)[number];
