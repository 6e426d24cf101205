import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** CONST-16, CONST-17. */
const SMALL_SCREEN = '(width < 48rem)';
const TRIGGER_PX = { small: 80, large: 100 };
const DEBOUNCE_MS = 100;
const RESET_PX = 30;
const SCROLL_OFFSET_PX = 80;
/** What scrolls a page otherwise than with the focus. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown'] as const;

export interface LearnMore {
  isOpen: boolean;
  /** The panel, below the first screen; has the focus when it was opened by hand. */
  panel: RefObject<HTMLElement | null>;
  /** The button that opens it; gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  open: () => void;
  close: () => void;
}

/**
 * The panel below the first screen: opens by its button, or by itself once a reader scrolls down (TRAV-24..28). Who
 * has opened it by hand knows the button, and is left alone from then on; so is who comes by with the Tab key: the page scrolls
 * with the focus then, and what unfolded above it would take it off the screen. STAGE is the first screen of the places, below that
 * of the trip: how far one has scrolled is counted from its top.
 */
export function useLearnMore(stage: RefObject<HTMLElement | null>): LearnMore {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const openedByHand = useRef(false);
  const openedByItself = useRef(false);
  const takesFocus = useRef(false);
  const followsFocus = useRef(false);

  const open = useCallback(() => {
    openedByHand.current = true;
    takesFocus.current = true;
    if (isOpen) arrive(panel, true);
    else setOpen(true);
  }, [isOpen]);

  const close = useCallback(() => {
    setOpen(false);
    window.scrollTo({ top: topOf(stage), behavior: motion() });
    opener.current?.focus({ preventScroll: true });
  }, [stage]);

  useEffect(() => {
    if (!isOpen) return;
    arrive(panel, takesFocus.current);
    takesFocus.current = false;
  }, [isOpen]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const trigger = window.matchMedia(SMALL_SCREEN).matches ? TRIGGER_PX.small : TRIGGER_PX.large;
      if (followsFocus.current || scrolledBy(stage) <= trigger || openedByHand.current || openedByItself.current) return;
      openedByItself.current = true;
      setOpen(true);
    };
    const onScroll = () => {
      if (scrolledBy(stage) <= RESET_PX) openedByItself.current = false;
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      followsFocus.current = key === 'Tab';
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
  }, [stage]);

  // Browsers would hold on to what stands below the panel, and scroll away by all that unfolds above it.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);

  return { isOpen, panel, opener, open, close };
}

/** In the page, in pixels. */
function topOf({ current: stage }: RefObject<HTMLElement | null>): number {
  return stage?.offsetTop ?? 0;
}

function scrolledBy(stage: RefObject<HTMLElement | null>): number {
  return window.scrollY - topOf(stage);
}

/** Below the navigation bar. */
function arrive({ current: panel }: RefObject<HTMLElement | null>, withFocus: boolean): void {
  if (!panel) return;
  const top = panel.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX;
  window.scrollTo({ top, behavior: motion() });
  if (withFocus) panel.focus({ preventScroll: true });
}

/** Smoothly, unless the reader prefers less motion. */
function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
