/**
 * A link within the site leads on by a real page load where there is no line, or where this page is a kept one itself: the worker
 * then opens the kept page, which brings its data along, or says that there is none. No data have to be kept beside the pages.
 */
export function leadOnByRealLoads(): void {
  window.addEventListener('click', (event) => isKeptOrAlone() && isPlainClickOnPage(event) && event.stopImmediatePropagation(), true);
}

function isKeptOrAlone(): boolean {
  return navigator.serviceWorker.controller !== null && (isKept() || !navigator.onLine);
}

/** Whether the worker opened this document without a line. */
export function isKept(): boolean {
  return document.documentElement.dataset.kept !== undefined;
}

function isPlainClickOnPage({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  return link.pathname !== location.pathname;
}
