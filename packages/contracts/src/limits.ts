/** Limits that both sides of the wire obey. Sizes in bytes, durations in milliseconds, unless the name says otherwise. */
export const MEGABYTE = 1024 * 1024;
/** As makers of phones count: what they call 50 megapixels has up to 8192 × 6144. */
export const MEGAPIXEL = 1024 * 1024;

export const LIMITS = {
  /** Images of packages, destinations and testimonials (CONST-32). */
  imageMaxBytes: 10 * MEGABYTE,
  /** Images of the gallery manager (CONST-32). */
  slideImageMaxBytes: 20 * MEGABYTE,
  /** Images that are uploaded to the library itself: photographs of 50 megapixels, as they are (LIB-05). */
  libraryImageMaxBytes: 32 * MEGABYTE,
  /** Of one part of an upload that can be resumed (LIB-06). */
  uploadPartBytes: MEGABYTE,
  /** Uploads that one person has begun and not finished, of the last day. */
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
  /** Entries of a list that come at once. */
  listMax: 1_000,
  /** Characters of a long text that a card shows. */
  cardTextMaxLength: 140,
  /** Whole rupiah per person. */
  priceMax: 1_000_000_000,
  /** Years that somebody who comes along has to be; a package for everybody names none. */
  minimumAgeMin: 1,
  minimumAgeMax: 99,
  testimonialPhotos: 12,
  nameMaxLength: 200,
  /** Of what stands for a picture: longer ones are for the text beside it. */
  alternativeTextMaxLength: 160,
  categoryMaxLength: 100,
  descriptionMaxLength: 10_000,
  /** Of what a package includes, what it does not and what to bring, all lines of one language. */
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
  /** Of one account. */
  passkeys: 20,
  passkeyNameMaxLength: 60,
  /** Of what a link in a letter carries, and more than that. */
  linkTokenMaxLength: 200,
  contactMessageMaxLength: 2_000,
  /** Of an enquiry and of what is said after it: the contact form's subject and message fit together. */
  enquiryMessageMaxLength: 4_000,
  phoneMaxLength: 40,
  wechatMaxLength: 64,
  certificationMaxLength: 100,
  /** Of one kind of guest in an enquiry. */
  partyMax: 99,
  /** Said in one enquiry, by both sides; and notes beside it. */
  enquiryMessages: 500,
  enquiryNotes: 200,
  enquiryTags: 20,
  /** Of one enquiry, cancelled ones too. */
  enquiryBookings: 20,
  /** Of one departure. */
  departureSeatsMax: 500,
  /** This many places or fewer are "few" (DEP-02). */
  fewSeats: 3,
  /** Days that departures are read or planned for at once. */
  departureDays: 400,
  /** Hours for which seats are held: at most, and without a word. */
  holdHoursMax: 720,
  holdHoursDefault: 48,
  bookingNotesMaxLength: 2_000,
  bookingSizesMaxLength: 500,
  webhookUrlMaxLength: 1_000,
  /** Of the webhook, as the back office lists them. */
  webhookDeliveries: 50,
  tagMaxLength: 40,
  replyTemplates: 100,
  /** Of one person, in one list. */
  savedViews: 20,
  savedViewNameMaxLength: 60,
  replyTemplateTitleMaxLength: 80,
  glossaryTerms: 500,
  glossaryTermMaxLength: 100,
  glossaryNoteMaxLength: 300,
  /** Texts that a machine translates at once, and how long one may be. */
  machineTexts: 40,
  machineTextMaxLength: 30_000,
  /** Of where a text stands in a draft, such as `brand.hero.title.cn`; and of how many one call says something. */
  draftPathMaxLength: 120,
  draftPaths: 400,
  /** Entries of a page of a list that is read by cursor, and those without a word. */
  cursorPageMax: 100,
  cursorPageDefault: 25,
  cursorMaxLength: 300,
  searchMaxLength: 200,
  jsonBodyMaxBytes: MEGABYTE,
  /** The site's own record. */
  site: {
    nameMaxLength: 80,
    shortNameMaxLength: 30,
    lineMaxLength: 120,
    textMaxLength: 500,
    linkMaxLength: 300,
    /** Of a number or a year: `2000+`. */
    figureMaxLength: 12,
    addressLines: 6,
    openingTimes: 7,
    claims: 4,
    awards: 12,
    questions: 40,
    answerMaxLength: 1_500,
    /** Of one page in one language. */
    pageMaxLength: 30_000,
    retentionMonthsMax: 120,
  },
  ratingMin: 1,
  ratingMax: 5,
} as const;

/** Rendition widths in pixels; an image never gets one wider than itself. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const;
/** The widths an image of this width ends up with: never upscaled; one smaller than all of them gets its own. */
export function renditionWidths(imageWidth: number): number[] {
  const widths = RENDITION_WIDTHS.filter((width) => width <= imageWidth);
  return widths.length > 0 ? widths : [imageWidth];
}

export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** Content types by real content (OR-47), and what phones write (LIB-05); never by file name. */
export const ACCEPTED_IMAGE_TYPES = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'bmp', 'tiff', 'svg'] as const;
export type AcceptedImageType = (typeof ACCEPTED_IMAGE_TYPES)[number];
