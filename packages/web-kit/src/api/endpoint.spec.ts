import { describe, expect, it } from '@jest/globals';
import type { EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { api } from './api.ts';
import { mutation, query, requestTo } from './endpoint.ts';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probedList: query(build, 'GET /api/enquiries'),
    probedCount: query(build, 'GET /api/enquiries', { argument: (q: string) => ({ query: { q } }), result: ({ counts }) => counts.new }),
    probedEdit: mutation(build, 'PATCH /api/enquiries/{id}'),
    probedFigures: query(build, 'GET /api/enquiries/figures'),
  }),
});

function same<One>() {
  return <Other>(..._equal: [One] extends [Other] ? ([Other] extends [One] ? [] : [never]) : [never]): void => undefined;
}

describe('requests to an endpoint', () => {
  it('fill in method, path, query, body, version and idempotency key', () => {
    expect(requestTo('PATCH /api/enquiries/{id}', { id: 'a/b', version: 7, body: { tags: ['vip'] } })).toEqual({
      method: 'PATCH',
      path: '/api/enquiries/a%2Fb',
      headers: { 'if-match': '"7"' },
      body: { tags: ['vip'] },
    });
    expect(requestTo('POST /api/enquiries/{id}/notes', { id: 'a', idempotencyKey: 'k', body: { text: 'x' } }).headers).toEqual({
      'Idempotency-Key': 'k',
    });
    expect(requestTo('GET /api/enquiries', { query: { q: 'reef' } })).toEqual({
      method: 'GET',
      path: '/api/enquiries',
      query: { q: 'reef' },
      headers: {},
    });
  });

  it('send no If-Match without a version', () => {
    expect(requestTo('PATCH /api/enquiries/{id}', { id: 'a', version: null, body: {} }).headers).toEqual({});
  });
});

describe('hooks of an endpoint', () => {
  it('have the types of the contract', () => {
    type Found = NonNullable<ReturnType<typeof probe.useProbedListQuery>['data']>;
    same<Found[number]['enquiry_id']>()<EnquiryView['enquiry_id']>();
    type Count = NonNullable<ReturnType<typeof probe.useProbedCountQuery>['data']>;
    same<Count>()<number>();
    type Edit = ReturnType<typeof probe.useProbedEditMutation>[0];
    type Edited = Awaited<ReturnType<ReturnType<Edit>['unwrap']>>;
    same<Edited['version']>()<EnquiryWholeView['version']>();
    const wrong = () => {
      // @ts-expect-error: a path parameter is missing.
      requestTo('PATCH /api/enquiries/{id}', { version: 1, body: {} });
      // @ts-expect-error: the body has no such field.
      requestTo('PATCH /api/enquiries/{id}', { id: 'a', version: 1, body: { labels: [] } });
      // @ts-expect-error: there is no such endpoint.
      requestTo('GET /api/inquiries', undefined);
      // @ts-expect-error: the query has no such parameter.
      requestTo('GET /api/enquiries', { query: { text: 'reef' } });
      // @ts-expect-error: the hook takes the endpoint's input.
      probe.useProbedEditMutation()[0]('a');
    };
    expect(wrong).toBeInstanceOf(Function);
    expect(probe.useProbedFiguresQuery).toBeInstanceOf(Function);
  });
});
