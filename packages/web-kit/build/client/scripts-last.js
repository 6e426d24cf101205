/**
 * Delays the scripts of a server-rendered page (`type="text/later"`) until the first picture, the style sheet and the fonts have loaded,
 * with which they would compete on a slow connection. They start at once on user input, and after `PATIENCE_MS` at the latest.
 */
(() => {
  const TIMEOUT_MS = 3000;
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
      // Deferred scripts depend on their order, which inserted scripts keep only with `async = false`.
      if (script.defer) script.async = false;
      document.body.append(script);
    }
  }

  function picture() {
    const first = document.querySelector('img[fetchpriority="high"]');
    if (!first || first.complete) return Promise.resolve();
    return new Promise((resolve) => {
      for (const end of ['load', 'error']) first.addEventListener(end, resolve);
    });
  }

  async function beginInTurn() {
    for (const touch of TOUCHES) addEventListener(touch, begin, true);
    setTimeout(begin, TIMEOUT_MS);
    await picture();
    await document.fonts.ready;
    begin();
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', beginInTurn);
  else void beginInTurn();
})();
