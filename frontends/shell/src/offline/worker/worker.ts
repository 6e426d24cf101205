/**
 * The worker of the site (docs/adr/0015): pages that were visited open without a connection. It holds nothing in memory that a
 * restart would lose. It answers pages, and files and pictures whose address says what they hold; other navigations go to the server.
 */
import type { PageShown } from '../messages.ts';
import { kindOf } from './addresses.ts';
import { answerFile, answerFromServer, answerPage, answerPicture } from './answer.ts';
import { keep, notePictureTypes } from './keep.ts';
import { scope } from './scope.ts';
import { forgetOtherVersions, inTurn } from './storage.ts';

// A new worker takes over at once: which build a page is of stands in the page and in the names of caches, not in the worker.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload;
  event.waitUntil(Promise.all([forgetOtherVersions(), scope.clients.claim(), preload?.enable()]));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, scope.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'file':
    case 'entry':
      return event.respondWith(answerFile(request));
    case 'picture':
      notePictureTypes(request);
      return event.respondWith(answerPicture(request));
    case 'document':
      return event.respondWith(answerFromServer(event));
    default:
      return;
  }
});

// What cannot be kept is not kept; the page needs no answer.
scope.addEventListener('message', (event) => event.waitUntil(inTurn(() => keep(event.data as PageShown)).catch(() => undefined)));
