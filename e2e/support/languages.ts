/** The tag for a journey that is made in each language: in English on the desktop, in the others on the phone. */
export const screenFor = (language: string): '@once' | '@phone' => (language.toLowerCase() === 'en' ? '@once' : '@phone');
