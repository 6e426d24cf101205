import { commonPasswordText, ownTermIn } from './password-choice.ts';

const OWN = { email: 'ana.wenas@reefdesk.example', brand: ['Tangkasi Dive & Tours', 'Tangkasi'] };

describe('personal and brand names in passwords', () => {
  it.each(['ana.wenas@reefdesk.example', 'anawenas-2031', 'my Ana.Wenas!', 'ANA_WENAS 1', 'ａｎａｗｅｎａｓ 77'])(
    'are of the address: %j',
    (password) => {
      expect(ownTermIn(password, OWN)).toBe('password_has_email');
    },
  );

  it.each(['tangkasi-2031', 'T.A.N.G.K.A.S.I', 'I love Tangkasi Dive & Tours'])('are found in %j', (password) => {
    expect(ownTermIn(password, OWN)).toBe('password_has_brand');
  });

  it.each(['a calm morning', 'wenas and ana', 'reefdesk.example'])('are not found in %j', (password) => {
    expect(ownTermIn(password, OWN)).toBeUndefined();
  });

  it('are ignored when they are short or unknown', () => {
    expect(ownTermIn('banana boat', { email: 'ana@reefdesk.example', brand: ['Ana'] })).toBeUndefined();
    expect(ownTermIn('an admin in the morning', { email: 'admin@reefdesk.example', brand: [] })).toBeUndefined();
    expect(ownTermIn('halo admin@reefdesk.example', { email: 'admin@reefdesk.example', brand: [] })).toBe('password_has_email');
    expect(ownTermIn('a calm morning', { email: '', brand: [''] })).toBeUndefined();
  });
});

it('normalizes case and Unicode before the lookup', () => {
  expect(commonPasswordText('PassWord1')).toBe('password1');
  expect(commonPasswordText('cafe\u0301')).toBe(commonPasswordText('CAF\u00c9'));
});
