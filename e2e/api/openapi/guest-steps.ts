import { brand, type Step, texts } from './step.ts';

export const GUEST_STEPS: readonly Step[] = [
  {
    call: 'POST /api/enquiries',
    json: () => ({
      name: 'Wei Lin',
      wechat: 'weilin',
      preferred_channel: 'wechat',
      language: 'CN',
      package_slug: 'bunaken',
      month: '2999-07',
      divers: '2',
      message: 'Turtles?',
    }),
    learn: ({ data }: { data: { reference: string; status_url: string } }, world) =>
      void Object.assign(world, { reference: data.reference, token: data.status_url.split('#')[1] }),
  },
  { call: 'POST /api/enquiries/lookup', json: ({ reference = '' }) => ({ reference, contact: 'weilin' }), isSetUp: true },
  { call: 'GET /api/enquiries/status/{token}' },
  { call: 'POST /api/enquiries/status/{token}/messages', json: () => ({ message: 'And manta rays?' }) },
  {
    call: 'GET /api/enquiries',
    query: '?q=wei&sort=oldest&limit=5',
    learn: ({ data: [found] }: { data: { enquiry_id: string }[] }, world) => void Object.assign(world, { id: found?.enquiry_id }),
  },
  { call: 'GET /api/enquiries/figures' },
  { call: 'GET /api/enquiries/export.csv', query: '?from=2026-01-01&spam=include' },
  { call: 'GET /api/enquiries/{id}' },
  { call: 'GET /api/enquiries/{id}/guest-page' },
  { call: 'PATCH /api/enquiries/{id}', json: () => ({ state: 'offered', assignee: null, tags: ['friends'] }) },
  { call: 'POST /api/enquiries/{id}/messages', json: () => ({ channel: 'wechat', text: 'Yes, in the morning' }) },
  { call: 'POST /api/enquiries/{id}/notes', json: () => ({ text: 'Old friends' }) },
  {
    call: 'POST /api/enquiries/{id}/bookings',
    isFirst: true,
    json: () => ({ date: '2999-07-02', seats: 1, state: 'offered', hold_hours: 24 }),
    learn: ({ data }: { data: { booking_id: string } }, world) => void Object.assign(world, { offerId: data.booking_id }),
  },
  {
    call: 'POST /api/enquiries/status/{token}/bookings/{id}/acceptance',
    at: ({ token = '', offerId = '' }) => ({ token, id: offerId }),
  },
  {
    call: 'POST /api/enquiries/{id}/bookings',
    json: () => ({ date: '2999-07-01', seats: 2, price: 900_000, deposit: '100000', hold_hours: 24 }),
    learn: ({ data }: { data: { booking_id: string } }, world) => void Object.assign(world, { bookingId: data.booking_id }),
  },
  { call: 'GET /api/bookings/export.csv', query: '?from=2026-01-01' },
  { call: 'GET /api/bookings', query: '?state=held&from=2999-07-01&sort=latest&limit=5' },
  {
    call: 'PATCH /api/bookings/{id}',
    at: ({ bookingId = '' }) => ({ id: bookingId }),
    json: () => ({ state: 'confirmed', seats: 3, notes: 'Nitrox' }),
  },
  { call: 'GET /api/enquiries/{id}' },
  // Waits for the emails to the operator: the deletion below would erase those that are not sent yet.
  { call: 'GET /api/letters', emails: [{ to: brand.email, subject: /Wei Lin/, count: 2 }] },
  { call: 'DELETE /api/enquiries/{id}' },
  { call: 'GET /api/enquiries/{id}/guest-page', status: 410, isFirst: true },
  { call: 'PATCH /api/enquiries/{id}', json: () => ({ state: 'lost' }), status: 410 },
  { call: 'POST /api/enquiries/{id}/messages', json: () => ({ channel: 'wechat', text: 'Hello?' }), status: 410, isFirst: true },
  { call: 'POST /api/enquiries/{id}/notes', json: () => ({ text: 'Old friends' }), status: 410, isFirst: true },
  { call: 'POST /api/enquiries/{id}/bookings', json: () => ({ date: '2999-07-01', seats: 1 }), status: 410, isFirst: true },
  {
    call: 'PATCH /api/bookings/{id}',
    at: ({ bookingId = '' }) => ({ id: bookingId }),
    json: () => ({ notes: 'Nitrox for Wei' }),
    status: 410,
  },
  {
    call: 'PUT /api/reply-templates/{key}',
    at: () => ({ key: 'offer' }),
    json: () => ({ title: 'Offer', texts: texts('Dear {name}: {price}') }),
  },
  { call: 'GET /api/reply-templates' },
  { call: 'DELETE /api/reply-templates/{key}', at: () => ({ key: 'offer' }) },
  { call: 'POST /api/enquiries', json: () => ({ name: 'Budi', email: 'budi@tangkasi.example', language: 'ID' }) },
  {
    call: 'GET /api/my/trips',
    learn: ({ data: [trip] }: { data: { trip_id: string }[] }, world) => void Object.assign(world, { id: trip?.trip_id }),
  },
  { call: 'POST /api/my/trips/{id}/wishes', json: () => ({ wish: 'change', message: 'A day later, please' }) },
];
