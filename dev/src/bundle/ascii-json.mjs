const BEYOND_ASCII = /[\u0080-\uffff]/g;

/** Loader of JSON files for rspack: a module in ASCII. */
export default function asciiJson(source) {
  const escaped = JSON.stringify(JSON.stringify(JSON.parse(source)));
  const text = escaped.replace(BEYOND_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `module.exports = JSON.parse(${text});`;
}
