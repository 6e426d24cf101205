import { senderOf } from './mail-env.ts';

const OPERATOR = { name: 'Tangkasi', email: 'halo@tangkasi.example' };

it.each([
  ['', { name: 'Tangkasi', address: 'halo@tangkasi.example' }],
  ['post@tangkasi.example', { name: '', address: 'post@tangkasi.example' }],
  ['Tangkasi Dive & Tours <post@tangkasi.example>', { name: 'Tangkasi Dive & Tours', address: 'post@tangkasi.example' }],
  ['"Tangkasi, Manado" <post@tangkasi.example>', { name: 'Tangkasi, Manado', address: 'post@tangkasi.example' }],
])('reads the sender of %j', (mailFrom, sender) => {
  expect(senderOf(mailFrom, OPERATOR)).toEqual(sender);
});
