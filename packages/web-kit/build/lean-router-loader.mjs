/**
 * Removes unreachable code of React Router that no bundler can prove unused (data router forms, link prefetching). Saves 3 KB per visitor
 * (docs/adr/0019). The build fails if a new version renames it.
 * @param {string} source of `dom/lib.js` or `dom/ssr/components.js`
 */
export default function withoutUnreachable(source) {
  return PARTS[this.resourcePath.endsWith('components.js') ? 'components' : 'lib'].reduce((left, [part, instead]) => {
    if (!left.includes(part)) throw new Error(`${this.resourcePath} has no "${part}" any more`);
    return left.replace(part, instead);
  }, source);
}

const PARTS = {
  lib: [
    ['const Form = React$1.forwardRef(', 'const Form = /* @__PURE__ */ React$1.forwardRef('],
    ['Form.displayName = "Form";', ''],
  ],
  components: [
    ['function usePrefetchBehavior(', 'function usePrefetchBehavior() { return [false, undefined, {}]; }\nfunction prefetchingBehavior('],
    ['function PrefetchPageLinks(', 'function PrefetchPageLinks() { return null; }\nfunction PrefetchingPageLinks('],
  ],
};
