import path from 'node:path';

/**
 * Development only: makes a text file (`locales/{language}/{namespace}.json`) a module that accepts its own updates and notifies
 * packages/web-kit/src/language/texts.ts.
 */
export default function hotTexts(source) {
  const file = this.resourcePath;
  const namespace = path.basename(file, '.json');
  const language = path.basename(path.dirname(file));
  const texts = JSON.stringify(JSON.parse(source));
  return `
const texts = ${texts};
export default texts;
if (import.meta.webpackHot) {
  const hot = import.meta.webpackHot;
  hot.accept();
  hot.dispose((data) => { data.wasShown = true; });
  if (hot.data?.wasShown) {
    window.dispatchEvent(new CustomEvent('reefdesk:texts', { detail: { language: '${language}', namespace: '${namespace}', texts } }));
  }
}
`;
}
