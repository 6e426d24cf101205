import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isGoingToEnquiry } from './enquiry-place.ts';

/** Limits and distances of CONST-16 and CONST-17. */
const SMALL_SCREEN = '(width < 48rem)';
const TRIGGER_PX = { small: 80, large: 100 };
const DEBOUNCE_MS = 100;
const RESET_PX = 30;
const SCROLL_OFFSET_PX = 80;
const MAX_HEIGHT_PX = 2000;
/** Events by which a reader scrolls, other than moving the focus. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown'] as const;

export interface LearnMore {
  isOpen: boolean;
  /** True if the content is rendered, even while the panel is closed. */
  isPrepared: boolean;
  /** The panel below the first screen, which gets the focus when opened by its button. */
  panel: RefObject<HTMLElement | null>;
  /** The button that opens the panel and gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  prepare: () => void;
  open: () => void;
  close: () => void;
}

/**
 * The panel opens by its button, or automatically on scrolling down (TRAV-24..28), but never automatically after a use of the button.
 * `stage` is the first screen of the destinations, from whose top scroll distances count. The automatic opening must move nothing on the
 * screen: once the content is prepared and the panel is off the screen, room is left below it, into which it opens. Neither happens while
 * the reader uses the Tab key, because the focus would skip an empty part of the page.
 */
export function useLearnMore(stage: RefObject<HTMLElement | null>, loadContent: () => Promise<unknown>): LearnMore {
  const [isOpen, setOpen] = useState(false);
  const [isPrepared, setPrepared] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const openedByHand = useRef(false);
  const openedByItself = useRef(false);
  const followsFocus = useRef(false);

  const prepare = useCallback(() => {
    // In a transition, the content appears at once with its final height, without a placeholder.
    loadContent().then(
      () => startTransition(() => setPrepared(true)),
      () => undefined,
    );
  }, [loadContent]);

  const open = useCallback(() => {
    openedByHand.current = true;
    setPrepared(true);
    if (isOpen) arrive(panel);
    else setOpen(true);
  }, [isOpen]);

  const close = useCallback(() => {
    setOpen(false);
    window.scrollTo({ top: topOf(stage), behavior: motion() });
    opener.current?.focus({ preventScroll: true });
  }, [stage]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    leaveRoom(panel, 0);
    if (openedByHand.current) arrive(panel);
  }, [isOpen]);

  // A layout effect, so that the listeners know of the content as soon as it is in the page.
  useLayoutEffect(() => {
    const look = () => {
      if (!isPrepared || isOpen || openedByHand.current || openedByItself.current || followsFocus.current || isGoingToEnquiry()) return;
      const hasRoom = makeRoom(panel);
      const trigger = window.matchMedia(SMALL_SCREEN).matches ? TRIGGER_PX.small : TRIGGER_PX.large;
      if (scrolledBy(stage) <= trigger || !hasRoom) return;
      openedByItself.current = true;
      setOpen(true);
    };
    let timer = setTimeout(look, DEBOUNCE_MS);
    const onScroll = () => {
      if (scrolledBy(stage) <= RESET_PX) openedByItself.current = false;
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      followsFocus.current = key === 'Tab';
      if (followsFocus.current && isBelowScreen(panel)) leaveRoom(panel, 0);
    };
    const onHand = () => {
      followsFocus.current = false;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('keydown', onKey, { passive: true });
    for (const sign of BY_HAND) window.addEventListener(sign, onHand, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
      for (const sign of BY_HAND) window.removeEventListener(sign, onHand);
      window.removeEventListener('scroll', onScroll);
    };
  }, [stage, isPrepared, isOpen]);

  // Scroll anchoring would keep the content below the panel in place and scroll by the panel's height.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);

  return { isOpen, isPrepared, panel, opener, prepare, open, close };
}

/** Leaves room for the closed panel if that moves nothing on the screen. Returns true if there is room. */
function makeRoom(panel: RefObject<HTMLElement | null>): boolean {
  const { current: element } = panel;
  if (!element) return false;
  const isAbove = element.getBoundingClientRect().bottom <= 0;
  if (!isAbove && !isBelowScreen(panel)) return element.style.marginBottom !== '';
  const next = element.nextElementSibling;
  const before = next?.getBoundingClientRect().top ?? 0;
  leaveRoom(panel, Math.min(element.scrollHeight, MAX_HEIGHT_PX));
  // Keeps the visible content in place, which some browsers already do.
  if (isAbove && next) window.scrollBy({ top: next.getBoundingClientRect().top - before, behavior: 'instant' });
  return true;
}

function leaveRoom({ current: panel }: RefObject<HTMLElement | null>, heightPx: number): void {
  if (panel) panel.style.marginBottom = heightPx > 0 ? `${heightPx}px` : '';
}

function isBelowScreen({ current: panel }: RefObject<HTMLElement | null>): boolean {
  return !!panel && panel.getBoundingClientRect().top >= window.innerHeight - RESET_PX;
}

/** Offset in the page, in pixels. */
function topOf({ current: stage }: RefObject<HTMLElement | null>): number {
  return stage?.offsetTop ?? 0;
}

function scrolledBy(stage: RefObject<HTMLElement | null>): number {
  return window.scrollY - topOf(stage);
}

function arrive({ current: panel }: RefObject<HTMLElement | null>): void {
  if (!panel) return;
  const top = panel.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX;
  window.scrollTo({ top, behavior: motion() });
  panel.focus({ preventScroll: true });
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
