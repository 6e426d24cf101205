/** The card's place in the hero as a `clip-path`: what is clipped so, and then no more, grows out of the card. */
export function clipTo(card: Element, hero: Element): string {
  const inner = card.getBoundingClientRect();
  const outer = hero.getBoundingClientRect();
  const distances = [inner.top - outer.top, outer.right - inner.right, outer.bottom - inner.bottom, inner.left - outer.left];
  return `inset(${distances.map((distance) => `${Math.max(0, Math.round(distance))}px`).join(' ')} round 20px)`;
}
