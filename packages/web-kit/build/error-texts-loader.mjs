/**
 * Removes the federation runtime's error texts, which visitors do not read; codes and links stay.
 * @param {string} source of `@module-federation/error-codes/dist/desc.mjs`
 */
export default function withoutTexts(source) {
  return source.replace(/^(\s*\[\w+\]:) ".*"(,?)$/gm, '$1 ""$2');
}
