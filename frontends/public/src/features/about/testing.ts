import type { SlideView } from '@reefdesk/contracts/slides/endpoints';

export function slide(number: number, changes: Partial<SlideView> = {}): SlideView {
  return {
    id: `s-${number}`,
    image: `/media/s-${number}`,
    image_meta: null,
    title: `Plain ${number}`,
    description: `Plain words ${number}`,
    titles: { en: `Reef ${number}`, id: `Terumbu ${number}`, cn: `礁石 ${number}` },
    descriptions: { en: `Words ${number}`, id: `Kata ${number}`, cn: `文字 ${number}` },
    ...changes,
  };
}

export function slidesAnswer(count: number): { success: true; data: SlideView[] } {
  return { success: true, data: Array.from({ length: count }, (_, index) => slide(index + 1)) };
}
