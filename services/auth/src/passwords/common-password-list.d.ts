/** The 50,000 most used passwords of at least eight characters, lower-cased, sorted and front-coded, one per line. */
declare module 'fxa-common-password-list/src/encoded-passwords.js' {
  const lines: string;
  export default lines;
}
