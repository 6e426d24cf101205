/** Tag of a journey that runs in each language: English runs on the desktop, the others on the phone. */
export const screenFor = (language: string): '@once' | '@phone' => (language.toLowerCase() === 'en' ? '@once' : '@phone');
