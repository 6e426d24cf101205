/**
 * In a page that came whole its scripts stand still (`type="text/later"`, which no browser fetches) until what is seen first is
 * there: on a slow line they would take turns with the picture, the style sheet and the fonts. Whoever touches the page has them at
 * once. A line that is slower than that gets them after `PATIENCE_MS` beside the picture.
 */
(() => {
  const PATIENCE_MS = 3000;
  const TOUCHES = ['pointerdown', 'keydown', 'focusin'];
  let hasBegun = false;

  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    for (const touch of TOUCHES) removeEventListener(touch, begin, true);
    for (const script of document.querySelectorAll('script[type="text/later"]')) {
      if (script.dataset.fetch === 'only') {
        const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: script.src });
        script.replaceWith(link);
        continue;
      }
      script.removeAttribute('type');
      // Those that depend on one another, in their order; a script that is put in later would not keep to it by itself.
      if (script.defer) script.async = false;
      document.body.append(script);
    }
  }

  /** Of the picture that is seen first, there or not to be had. */
  function picture() {
    const first = document.querySelector('img[fetchpriority="high"]');
    if (!first || first.complete) return Promise.resolve();
    return new Promise((resolve) => {
      for (const end of ['load', 'error']) first.addEventListener(end, resolve);
    });
  }

  async function beginInTurn() {
    for (const touch of TOUCHES) addEventListener(touch, begin, true);
    setTimeout(begin, PATIENCE_MS);
    await picture();
    await document.fonts.ready;
    begin();
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginInTurn);
  else void beginInTurn();
})();
