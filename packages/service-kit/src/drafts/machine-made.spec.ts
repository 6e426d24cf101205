import { machineMarks, unaccepted } from './machine-made.ts';

describe('machine-made texts in a draft', () => {
  const fields = { names: { id: 'Karang', cn: '礁' }, image_desc_id: 'Biru' };

  it('are marked only where the draft has a text in a language (EDT-09)', () => {
    const machine = ['names.id', 'image_desc_id', 'names.en', 'names', 'price'];
    expect(machineMarks(null, fields, { machine })).toEqual(['names.id', 'image_desc_id']);
    expect(unaccepted(['names.id', 'image_desc_id'])).toEqual([
      { field: 'names', language: 'id', reason: 'machine_made' },
      { field: 'image_desc', language: 'id', reason: 'machine_made' },
    ]);
  });

  it('stay marked until a user rewrites or accepts them (EDT-09)', () => {
    const before = { fields, machine: ['names.id', 'names.cn'] };
    expect(machineMarks(before, fields, {})).toEqual(['names.id', 'names.cn']);
    expect(machineMarks(before, { names: { id: 'Terumbu', cn: '礁' } }, {})).toEqual(['names.cn']);
    expect(machineMarks(before, fields, { accepted: ['names.cn'] })).toEqual(['names.id']);
  });
});
