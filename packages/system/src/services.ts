import {
  collectAudit,
  DescribePeople,
  FindVerifiedEmail,
  ListPublicKeys,
  RightsChanged,
  SessionsEnded,
} from '@reefdesk/contracts/messages/auth.messages';
import {
  BookingsChanged,
  CountActiveBookings,
  CountOutcomes,
  DeparturesChanged,
  EnquiriesChanged,
  EraseGuest,
  ListGuestEnquiries,
} from '@reefdesk/contracts/messages/bookings.messages';
import { DescribeTravels, DestinationsChanged, FIND_CARD_TITLE, TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import {
  BeginUpload,
  CompleteUpload,
  DescribeImages,
  FIND_IMAGE_USES,
  ImageChanged,
  ImageRendered,
  ImagesRemoved,
  LIST_IMAGE_USES,
  REPLACE_IMAGE,
  SlidesChanged,
} from '@reefdesk/contracts/messages/media.messages';
import { DescribeOperator, LIST_TRANSLATIONS, PREVIEW_RECORD, SiteChanged } from '@reefdesk/contracts/messages/site.messages';
import { TestimonialsChanged } from '@reefdesk/contracts/messages/testimonials.messages';
import { portsOf, type ServiceManifest } from './manifest.ts';

const IMAGES = [BeginUpload, CompleteUpload, DescribeImages];

const TRAVELS = ['packages', 'travel', 'itinerary'];
const DESTINATIONS = ['get-destinations', 'destinations', 'get-destination', 'destination'];
const SLIDES = ['gallery-slides'];
const TESTIMONIALS = ['testimonials'];
const SITE = ['site'];
const DEPARTURES = ['departures'];

const AUDIT_OUTBOX = { name: 'audit_outbox', imagePaths: [] };
/** Copied before the records: a version overwritten in between is then missing, but none is newer than the records. */
const VERSIONS = { name: 'versions', imagePaths: ['images'] };
/** Copied before the records: a draft published in between is then recognised as outdated. */
const DRAFTS = { name: 'drafts', imagePaths: ['images'] };
const REVISIONS = { name: 'revisions', leftOut: 'a count that only says whether it changed' };
const DATABASE_IDENTITY = { name: 'database_identity', leftOut: 'a restored database is another one and gets an identity of its own' };

const auth = {
  asks: [DescribeOperator, collectAudit('auth'), EraseGuest, ListGuestEnquiries],
  subscribes: [],
  events: [
    { event: SessionsEnded, changes: [] },
    { event: RightsChanged, changes: [] },
  ],
  collections: [
    { name: 'users', imagePaths: [] },
    { name: 'erasures', imagePaths: [] },
    { name: 'invitations', leftOut: 'their letters are not kept either: owners invite again' },
    { name: 'staff_turns', leftOut: 'a change of owners that was being made' },
    { name: 'sessions', leftOut: 'one that was ended since must not come back; people sign in again' },
    {
      name: 'pending_accounts',
      leftOut: 'nobody has verified these addresses, and their letters are not kept either: people sign up again',
    },
    { name: 'login_attempts', leftOut: 'counters of minutes' },
    { name: 'letters', leftOut: 'what waits was asked for a day ago at most; what was sent must not be sent again' },
    { name: 'account_rules', imagePaths: [] },
    { name: 'saved_views', imagePaths: [] },
    { name: 'sign_in_challenges', leftOut: 'halves of sign-ins, of minutes' },
    { name: 'audit_entries', imagePaths: [] },
    { name: 'audit_quotas', leftOut: 'counters of an hour' },
    AUDIT_OUTBOX,
    { name: 'passkey_questions', leftOut: 'what authenticators were asked, for minutes' },
    { name: 'oidc_flows', leftOut: 'ways to a sign-in provider and back, of minutes' },
    { name: 'known_devices', leftOut: 'a browser is known again as soon as somebody signs in from it' },
  ],
  ports: portsOf(1),
} as const satisfies ServiceManifest;

const catalog = {
  asks: [ListPublicKeys, collectAudit('catalog'), DescribeOperator, DescribePeople, CountActiveBookings, ...IMAGES],
  subscribes: [ImageRendered, ImageChanged],
  events: [
    // The travel decides whether departures are shown, and their price.
    { event: TravelsChanged, changes: [...TRAVELS, ...DEPARTURES] },
    { event: DestinationsChanged, changes: [...DESTINATIONS, ...TRAVELS] },
  ],
  collections: [
    VERSIONS,
    DRAFTS,
    { name: 'travels', imagePaths: ['image.id', 'itinerary.image.id'] },
    { name: 'destinations', imagePaths: ['images.image.id', 'takenOut.item.image.id'] },
    // Copied last: references to destinations removed in between are then recognised and removed.
    { name: 'removed_destinations', imagePaths: [] },
    AUDIT_OUTBOX,
    REVISIONS,
    DATABASE_IDENTITY,
  ],
  objectStorage: 'uploads',
  ports: portsOf(2),
} as const satisfies ServiceManifest;

const testimonials = {
  asks: [ListPublicKeys, collectAudit('testimonials'), DescribeOperator, DescribePeople, ...IMAGES],
  subscribes: [ImageRendered, ImageChanged],
  events: [{ event: TestimonialsChanged, changes: TESTIMONIALS }],
  collections: [
    VERSIONS,
    DRAFTS,
    { name: 'testimonials', imagePaths: ['profile.id', 'photos.image.id'] },
    AUDIT_OUTBOX,
    REVISIONS,
    DATABASE_IDENTITY,
  ],
  objectStorage: 'uploads',
  ports: portsOf(3),
} as const satisfies ServiceManifest;

const media = {
  asks: [
    ...[ListPublicKeys, collectAudit('media'), DescribeOperator, DescribePeople],
    ...[FIND_IMAGE_USES, LIST_IMAGE_USES, REPLACE_IMAGE, FIND_CARD_TITLE].flatMap((questions) => Object.values(questions)),
  ],
  subscribes: [],
  events: [
    { event: SlidesChanged, changes: SLIDES },
    { event: ImageRendered, changes: 'everything' },
    { event: ImageChanged, changes: 'everything' },
    // No response contains them any more; the gateway drops the pictures.
    { event: ImagesRemoved, changes: [] },
  ],
  collections: [
    VERSIONS,
    DRAFTS,
    { name: 'slides', imagePaths: ['imageId'] },
    { name: 'images', imagePaths: [] },
    AUDIT_OUTBOX,
    { name: 'uploads', leftOut: 'uploads in progress; their bytes are not kept either' },
    { name: 'image_replacements', leftOut: 'what was not replaced yet shows what it showed' },
    { name: 'library_uploads', leftOut: 'as the uploads above' },
    { name: 'image_collection', leftOut: 'what sweeps remember about the databases and the bucket as they were' },
    REVISIONS,
    DATABASE_IDENTITY,
  ],
  objectStorage: 'keys',
  ports: portsOf(4),
} as const satisfies ServiceManifest;

const bookings = {
  asks: [ListPublicKeys, collectAudit('bookings'), DescribeOperator, DescribeTravels, DescribePeople, FindVerifiedEmail],
  // Its own events: each replica forwards them to its event streams.
  subscribes: [EnquiriesChanged, BookingsChanged, DeparturesChanged],
  events: [
    { event: DeparturesChanged, changes: DEPARTURES },
    { event: EnquiriesChanged, changes: [] },
    { event: BookingsChanged, changes: [] },
  ],
  collections: [
    { name: 'bookings', imagePaths: [] },
    // Copied after bookings: seats taken in between are then recognised as unused and released.
    { name: 'departures', imagePaths: [] },
    { name: 'enquiries', imagePaths: [] },
    { name: 'reply_templates', imagePaths: [] },
    { name: 'webhook', imagePaths: [] },
    { name: 'webhook_deliveries', leftOut: 'what waits was to be told a day ago at most; what was told must not be told again' },
    { name: 'calendar_feeds', leftOut: 'an address that was revoked since must not open again: staff make another one' },
    AUDIT_OUTBOX,
    { name: 'enquiry_counts', leftOut: 'counters of an hour' },
    { name: 'letters', leftOut: 'what waits was asked for a day ago at most; what was sent must not be sent again' },
  ],
  ports: portsOf(5),
} as const satisfies ServiceManifest;

const site = {
  asks: [
    ListPublicKeys,
    collectAudit('site'),
    CountOutcomes,
    DescribePeople,
    DescribeTravels,
    ...Object.values(PREVIEW_RECORD),
    ...Object.values(LIST_TRANSLATIONS),
  ],
  subscribes: [],
  events: [{ event: SiteChanged, changes: SITE }],
  collections: [
    VERSIONS,
    DRAFTS,
    { name: 'record', imagePaths: [] },
    { name: 'glossary', imagePaths: [] },
    { name: 'views', imagePaths: [] },
    AUDIT_OUTBOX,
    { name: 'previews', leftOut: 'a link that was revoked since must not open again: staff make another one' },
  ],
  ports: portsOf(6),
} as const satisfies ServiceManifest;

/**
 * In backup order: referrers before their targets, so media is last. Targets are created before references and not removed during a backup
 * (image sweeps are paused), so each copy finds its targets. A restore uses the reverse order.
 */
const services = { auth, catalog, testimonials, bookings, site, media } as const satisfies Record<string, ServiceManifest>;

/** Also the name of the NATS account, database user, container and folder (`services/NAME`). */
export type ServiceName = keyof typeof services;
export const SERVICE_NAMES = Object.keys(services) as ServiceName[];

export const MANIFESTS: Readonly<Record<ServiceName, ServiceManifest>> = services;
