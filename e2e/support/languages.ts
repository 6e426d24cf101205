/** Tag of a test that runs in each language: English on the desktop, the others on the phone. */
export const screenFor = (language: string): '@once' | '@phone' => (language.toLowerCase() === 'en' ? '@once' : '@phone');
