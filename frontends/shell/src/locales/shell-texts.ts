import { provideTexts } from '@reefdesk/web-kit';

export function provideShellTexts(): void {
  provideTexts(['shell'], (namespace, language) => import(`./${language}/${namespace}.json`));
}
