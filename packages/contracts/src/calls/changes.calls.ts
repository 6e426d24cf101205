import { AREAS } from '../access.ts';
import type { Calls } from './call.ts';

export const changesCalls: Calls = {
  'GET /api/changes': {
    access: AREAS.enquiries,
    summary: 'Hear when enquiries, bookings or departures change, as server-sent events',
    description:
      'Each event is a hint: `{"kinds": ["enquiries"]}` names what to read again, and nothing of what it is now. The first one names all. Goes on for who accepts `text/event-stream`; else the answer ends with that first event. Ends with the session, and after ten minutes at the latest: connect anew.',
    answers: { 200: { contentTypes: ['text/event-stream'] } },
    errors: ['too_many_attempts'],
  },
};
