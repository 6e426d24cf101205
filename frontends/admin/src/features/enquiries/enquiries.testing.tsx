import '../../locales/texts.ts';
import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';

export const answer = (data: unknown) => ({ status: 'success', success: true, data });

export function enquiry(change: Partial<EnquiryWholeView> = {}): EnquiryWholeView {
  return {
    enquiry_id: 'e1',
    reference: 'TA-7QX3MD',
    state: 'new',
    name: 'Wei Lin',
    email: 'wei@reef.example',
    phone: '+62 812 5550 0100',
    wechat: null,
    preferred_channel: 'whatsapp',
    language: 'CN',
    package: { slug: 'bunaken', name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' } },
    departure_id: null,
    waitlisted: false,
    dates: { from: null, to: null, month: '2027-07' },
    party: { divers: 2, guests: null, children: null },
    certification: 'advanced',
    message: 'Turtles?',
    assignee: null,
    tags: ['vip'],
    created_at: '2027-01-05T04:00:00Z',
    waiting_since: '2027-01-05T04:00:00Z',
    answered_at: null,
    wish: null,
    erased_at: null,
    version: 3,
    messages: [
      {
        message_id: 'm1',
        at: '2027-01-05T04:00:00Z',
        from: 'guest',
        by: null,
        channel: 'site',
        subject: null,
        text: 'Turtles?',
        delivery: null,
      },
    ],
    notes: [],
    history: [{ at: '2027-01-05T04:00:00Z', by: null, what: 'sent', before: null, after: null }],
    bookings: [],
    undelivered: [],
    ...change,
  };
}

/** Responses that the screens need besides the enquiries. */
export const SURROUNDINGS = {
  'GET /api/colleagues': answer([{ user_id: 'u2', name: 'Sari Lumowa' }]),
  'GET /api/packages': answer([]),
};

export const inbox = (enquiries: EnquiryWholeView[], nextCursor: string | null = null) => ({
  ...answer(enquiries),
  next_cursor: nextCursor,
  counts: { new: enquiries.length, wishes: enquiries.filter(({ wish }) => wish).length },
});
