/**
 * Parts of React Router that nothing here can reach and no bundler can prove so: forms of its data router, and what links prefetch
 * in its framework. 3 KB of what every visitor downloads (docs/adr/0019). A version in which they are called otherwise ends the build.
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
