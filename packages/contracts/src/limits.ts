/** Limits that both client and server enforce. Sizes in bytes, durations in milliseconds, unless the name says otherwise. */
export const MEGABYTE = 1024 * 1024;
/** Phone vendors count in this unit: their 50 megapixels are up to 8192 × 6144 pixels. */
export const MEGAPIXEL = 1024 * 1024;

export const LIMITS = {
  imageMaxBytes: 10 * MEGABYTE,
  slideImageMaxBytes: 20 * MEGABYTE,
  /** Unmodified photos of up to 50 megapixels (LIB-05). */
  libraryImageMaxBytes: 32 * MEGABYTE,
  /** Chunk size of a resumable upload (LIB-06). */
  uploadPartBytes: MEGABYTE,
  openUploads: 200,
  /** Decoded pixels, checked before decoding. */
  imageMaxPixels: 50 * MEGAPIXEL,
  /** Images of a destination, including the main one (CONST-31). */
  destinationImages: 6,
  /** Gallery files in the add form, besides the main image (CONST-31). */
  destinationGalleryOnCreate: 5,
  itineraryItems: 100,
  travelDays: 999,
  destinations: 1_500,
  travels: 1_500,
  testimonials: 1_000,
  slides: 1_000,
  /** Entries of a list without `limit`: as many as a site has of any of these records. */
  listMax: 1_500,
  listPageMax: 1_000,
  /** Entries per page of public screens. The gateway caches the first page of this length like a whole list. */
  screenPage: 24,
  /** Packages that one request names. */
  namedPackages: 50,
  cardTextMaxLength: 140,
  /** Whole rupiah per person. */
  priceMax: 1_000_000_000,
  minimumAgeMin: 1,
  minimumAgeMax: 99,
  testimonialPhotos: 12,
  nameMaxLength: 200,
  /** A longer alternative text belongs into the text next to the image. */
  alternativeTextMaxLength: 160,
  categoryMaxLength: 100,
  descriptionMaxLength: 10_000,
  /** Total length of the lines in one language. */
  inclusionsMaxLength: 2_000,
  commentMaxLength: 2_000,
  locationMaxLength: 200,
  bestTimeMaxLength: 100,
  visitDurationMaxLength: 100,
  openingDayMaxLength: 100,
  entryFeeMax: 1_000_000_000,
  fullnameMaxLength: 120,
  emailMaxLength: 254,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  passkeys: 20,
  passkeyNameMaxLength: 60,
  /** Longer than any token of an email link. */
  linkTokenMaxLength: 200,
  contactMessageMaxLength: 2_000,
  /** Long enough for the subject and message of the contact form together. */
  enquiryMessageMaxLength: 4_000,
  phoneMaxLength: 40,
  wechatMaxLength: 64,
  referenceMaxLength: 20,
  certificationMaxLength: 100,
  partyMax: 99,
  /** Messages of both sides; notes are counted separately. */
  enquiryMessages: 500,
  enquiryNotes: 200,
  enquiryTags: 20,
  enquiryBookings: 20,
  /** Enquiries that a search among other records considers. */
  searchedEnquiries: 3_000,
  departureSeatsMax: 500,
  /** Free seats up to which "few" is shown (DEP-02). */
  fewSeats: 3,
  /** Longest range of days in which departures are read or planned at once. */
  departureDays: 400,
  holdHoursMax: 720,
  holdHoursDefault: 48,
  /** Time that a guest has to pay the deposit after accepting an offer. */
  depositHours: 72,
  /** Entries of each list of the work of the day, and how far it looks ahead (ENQ-28). */
  todayEntries: 10,
  endingSoonHours: 48,
  bookingNotesMaxLength: 2_000,
  bookingSizesMaxLength: 500,
  webhookUrlMaxLength: 1_000,
  webhookDeliveries: 50,
  tagMaxLength: 40,
  replyTemplates: 100,
  colleagues: 500,
  savedViews: 20,
  savedViewNameMaxLength: 60,
  replyTemplateTitleMaxLength: 80,
  glossaryTerms: 500,
  glossaryTermMaxLength: 100,
  glossaryNoteMaxLength: 300,
  machineTexts: 40,
  machineTextMaxLength: 30_000,
  /** Length of a path in a draft, such as `brand.hero.title.cn`, and number of paths in one request. */
  draftPathMaxLength: 120,
  draftPaths: 400,
  cursorPageMax: 100,
  cursorPageDefault: 25,
  cursorMaxLength: 300,
  searchMaxLength: 200,
  jsonBodyMaxBytes: MEGABYTE,
  /** For endpoints without a session; twice the longest enquiry with every character escaped. */
  publicBodyMaxBytes: 64 * 1024,
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
    pageMaxLength: 30_000,
    retentionMonthsMax: 120,
    /** Whole rupiah for one unit of another currency. */
    rateMax: 1_000_000,
  },
  ratingMin: 1,
  ratingMax: 5,
} as const;

/** Rendition widths in pixels; an image is never scaled up. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const;
/** All standard widths up to the image's own; a smaller image gets only its own width. */
export function renditionWidths(imageWidth: number): number[] {
  const widths = RENDITION_WIDTHS.filter((width) => width <= imageWidth);
  return widths.length > 0 ? widths : [imageWidth];
}

export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** Detected from the content and never from the file name (OR-47), including types of phones (LIB-05). */
export const ACCEPTED_IMAGE_TYPES = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'bmp', 'tiff', 'svg'] as const;
export type AcceptedImageType = (typeof ACCEPTED_IMAGE_TYPES)[number];
