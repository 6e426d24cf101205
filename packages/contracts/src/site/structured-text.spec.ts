import { describe, expect, it } from '@jest/globals';
import { filledBlocks, readText } from './structured-text.ts';

const said = (text: string) => ({ text, href: '', strong: false });

describe('a structured text', () => {
  it('is parsed into headings, paragraphs and lists with bold text and links (SET-03)', () => {
    const { blocks, errors } = readText('# Top\n\n### Below\n\nOne **two** [three](/auth/terms)\nfour\n\n- a\n- [b](mailto:{email})\n');
    expect(errors).toEqual([]);
    expect(blocks).toEqual([
      { kind: 'heading', phrases: [said('Top')], items: [] },
      { kind: 'subheading', phrases: [said('Below')], items: [] },
      {
        kind: 'paragraph',
        phrases: [said('One '), { ...said('two'), strong: true }, said(' '), { ...said('three'), href: '/auth/terms' }, said(' four')],
        items: [],
      },
      { kind: 'list', phrases: [], items: [[said('a')], [{ ...said('b'), href: 'mailto:{email}' }]] },
    ]);
  });

  it('keeps HTML special characters as typed', () => {
    expect(readText('Fish & chips "to go" 3 > 2').blocks[0]?.phrases).toEqual([said('Fish & chips "to go" 3 > 2')]);
  });

  it('omits unsupported markup and reports its beginning', () => {
    expect(readText('Fine\n\n<img src=x onerror=alert(1)>')).toEqual({
      blocks: [{ kind: 'paragraph', phrases: [said('Fine')], items: [] }],
      errors: [{ found: '<img src=x onerror=alert(1)>' }],
    });
    expect(readText('A [b](javascript:alert(1)) c').blocks[0]?.phrases).toEqual([said('A '), said(' c')]);
  });

  it('replaces names in braces by values of the record', () => {
    const { blocks } = readText('We are {name}: [{email}](mailto:{email}), {unknown}');
    const filled = filledBlocks(blocks, { name: 'Reef', email: 'a@reef.example' });
    expect(filled[0]?.phrases).toEqual([
      said('We are Reef: '),
      { ...said('a@reef.example'), href: 'mailto:a@reef.example' },
      said(', {unknown}'),
    ]);
  });
});
