import { filledTemplate, openFieldsIn, unknownFieldsIn } from './reply-templates.ts';

describe('the fields of a reply template', () => {
  it('are filled in everywhere, and stay visible without a value (ENQ-12)', () => {
    const text = '{name}, {package} on {date}: {price}. {name}!';
    const filled = filledTemplate(text, { name: '林伟', package: 'Reef $& {date}', price: '' });
    expect(filled).toBe('林伟, Reef $& {date} on {date}: {price}. 林伟!');
    expect(openFieldsIn(filled)).toEqual(['date', 'price']);
    expect(openFieldsIn('{prize} {} {toString}')).toEqual([]);
  });

  it('are distinguished from other text in braces (ENQ-12)', () => {
    expect(unknownFieldsIn('{name} {Name} {prize} {prize} { date } {姓名} {} {')).toEqual([
      '{Name}',
      '{prize}',
      '{ date }',
      '{姓名}',
      '{}',
    ]);
    expect(unknownFieldsIn('{name} {reference} {package} {date} {price}')).toEqual([]);
  });
});
