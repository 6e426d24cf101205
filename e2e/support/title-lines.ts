import type { Page } from '@playwright/test';

/** Minimum length of the last line in percent of the widest one; a shorter one is a leftover word. */
const SHORTEST_LAST = 25;

export const badlyBrokenTitles = (page: Page): Promise<string[]> =>
  page.locator('h1, h2, h3').evaluateAll((titles, shortest) => {
    const linesOf = (title: Element) => {
      const lines: { text: string; top: number; left: number; right: number }[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const [at, email] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top, left, right, width, height } = range.getBoundingClientRect();
          const line = lines.at(-1);
          if (width === 0) continue;
          if (line && Math.abs(line.top - top) < height / 2) Object.assign(line, { text: line.text + email, right });
          else lines.push({ text: email, top, left, right });
        }
      }
      return lines;
    };
    return titles.flatMap((title) => {
      const lines = linesOf(title);
      const widths = lines.map(({ left, right }) => right - left);
      const last = (100 * (widths.at(-1) ?? 0)) / Math.max(...widths);
      const isOpen = ({ text }: { text: string }) => !/[：，、·。]$/.test(text.trim());
      const isCutInside = title.matches(':lang(zh)') && /[：，、·]./.test(title.textContent ?? '') && lines.slice(0, -1).some(isOpen);
      const isBad = lines.length > 1 && (isCutInside || last < shortest || lines.some(({ text }) => text.trim().endsWith('/')));
      return isBad ? [lines.map(({ text }) => text.trim()).join(' | ')] : [];
    });
  }, SHORTEST_LAST);
