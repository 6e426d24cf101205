import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderedRecordView } from '@reefdesk/contracts/editing/order.endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { RecordOrder } from '@reefdesk/service-kit/order/record-order';
import { HttpClient } from '@reefdesk/test-kit/http';
import { TestimonialsTrash } from '../src/editing/testimonials.trash.ts';
import { file, TestimonialsUnderTest } from './testimonials-under-test.ts';

describe('the order of testimonials', () => {
  let system: TestimonialsUnderTest;
  let ids: Record<string, string>;

  beforeAll(async () => {
    system = await TestimonialsUnderTest.start();
  });
  afterAll(() => system?.stop());
  beforeEach(async () => {
    await Promise.all([system.collection.deleteMany({}), system.outbox().deleteMany({})]);
    ids = {};
    for (const name of ['first', 'second', 'third']) {
      const form = { name_en: name, role_en: 'Diver', quote_en: 'Calm', location_en: 'Bandung', profile_image: file('face.jpg') };
      ids[name] = (await system.ask('POST', '', form)).body.data.testimonial_id;
    }
  });

  const http = () => new HttpClient(system.url);
  const names = async (query = '') =>
    (await http().get<{ data: TestimonialView[]; next_cursor: string | null }>(`/api/testimonials${query}`)).body.data.map(
      ({ name_en }) => name_en,
    );
  const move = async (name: string, after: string | null) => {
    const headers = await system.adminHeaders();
    const body = { after: after === null ? null : (ids[after] ?? after) };
    return http().put<ErrorBody>(`/api/order/testimonials/${ids[name] ?? name}`, body, { headers });
  };

  it('is the newest first, until staff move one; a new one is the first again (EDT-10, API-11)', async () => {
    expect(await names()).toEqual(['third', 'second', 'first']);
    expect((await move('first', null)).status).toBe(200);
    expect(await names()).toEqual(['first', 'third', 'second']);
    await move('first', 'third');
    await move('second', 'third');
    expect(await names()).toEqual(['third', 'second', 'first']);
    const form = { name_en: 'fourth', role_en: 'Diver', quote_en: 'Calm', location_en: 'Bandung', profile_image: file('face.jpg') };
    await system.ask('POST', '', form);
    expect(await names()).toEqual(['fourth', 'third', 'second', 'first']);
  });

  it('is kept over pages, and has every record with its name and picture for staff (EDT-10)', async () => {
    await move('first', null);
    const first = await http().get<{ next_cursor: string }>('/api/testimonials?limit=2');
    expect(await names('?limit=2')).toEqual(['first', 'third']);
    expect(await names(`?limit=2&cursor=${first.body.next_cursor}`)).toEqual(['second']);
    const listed = await http().get<{ data: OrderedRecordView[] }>('/api/order/testimonials', { headers: await system.adminHeaders() });
    expect(listed.body.data.map(({ id, names: { en } }) => [id, en])).toEqual(
      ['first', 'third', 'second'].map((name) => [ids[name], name]),
    );
    expect(listed.body.data[0]?.image).toMatch(/^\/media\//);
  });

  it('leaves version and content as they are, and is in the record of changes (EDT-10, AUD-01)', async () => {
    const before = await system.collection.findOne({ _id: ids.first ?? '' });
    await move('first', 'third');
    expect(await system.collection.findOne({ _id: ids.first ?? '' })).toEqual({ ...before, place: expect.any(String) });
    await move('first', 'third');
    const entries = await system.outbox().find({ action: 'moved' }).toArray();
    expect(entries).toMatchObject([
      { recordId: ids.first, recordName: 'first', changes: [{ field: 'after', before: 'second', after: 'third' }] },
    ]);
  });

  it('rejects unknown records and places, and users who may not edit (EDT-10, PPL-05)', async () => {
    expect((await move(randomUUID(), null)).body.code).toBe('testimonial_not_found');
    expect((await move('first', randomUUID())).body.fields).toMatchObject({ after: [{ code: 'unknown_references' }] });
    expect((await move('first', 'first')).body.fields).toMatchObject({ after: [{ code: 'unknown_references' }] });
    expect((await http().put(`/api/order/testimonials/${ids.first}`, { after: null })).status).toBe(401);
    expect(await names()).toEqual(['third', 'second', 'first']);
  });

  it('includes documents of earlier versions in the order of their creation', async () => {
    await system.collection.updateMany({}, { $unset: { place: 1 } });
    await new RecordOrder(system.service.app.get(TestimonialsTrash, { strict: false })).placeAll();
    expect(await names()).toEqual(['third', 'second', 'first']);
  });
});
