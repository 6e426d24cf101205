import { readItinerary } from './itinerary.ts';
import { itinerary } from './testing.ts';

const reading = (data: unknown) => readItinerary({ success: true, data });

describe('an itinerary', () => {
  it('requires success and data (VAL-03)', () => {
    expect(readItinerary({ success: true, data: itinerary() })?.stops).toHaveLength(2);
    expect(readItinerary({ success: false, data: itinerary() })).toBeUndefined();
    expect(readItinerary({ status: 'success', data: itinerary() })).toBeUndefined();
    expect(readItinerary({ success: true })).toBeUndefined();
    expect(readItinerary(undefined)).toBeUndefined();
  });

  it('reads its name, duration and stops (ENT-15, ENT-16)', () => {
    expect(reading(itinerary())).toMatchObject({
      name: { en: 'Bunaken Classic' },
      duration: '3 days',
      stops: [
        {
          time: '01:30',
          comment: { en: 'Then 1' },
          place: { name: { en: 'Reef 1' }, location: { en: 'North Sulawesi' }, bestTime: { en: 'April - November' } },
        },
        { time: '02:30', comment: { en: 'Then 2' }, place: null },
      ],
    });
  });

  it.each([[{ 0: 'stop' }], ['stops'], [null], [undefined]])('has no stops if they are not a list: %j (VAL-04)', (stops) => {
    expect(reading({ ...itinerary(), stops })?.stops).toEqual([]);
  });

  it('reads the older shape in the order of its positions (ENT-17)', () => {
    const destinations = [
      {
        position: 2,
        time: '12:00',
        comment_en: 'Lunch',
        comment_id: 'Makan',
        comment_cn: '午餐',
        destination: { name: { en: 'Siladen' } },
      },
      { position: 1, time: '09:00', comment_en: 'Dive', comment_id: '', comment_cn: '', destination: { name: { en: 'Bunaken' } } },
    ];
    expect(reading({ name: { en: 'Trip' }, duration: '1 day', destinations })?.stops).toMatchObject([
      { time: '09:00', comment: { en: 'Dive' }, place: { name: { en: 'Bunaken' } } },
      { time: '12:00', comment: { en: 'Lunch', id: 'Makan', cn: '午餐' }, place: { name: { en: 'Siladen' } } },
    ]);
  });
});
