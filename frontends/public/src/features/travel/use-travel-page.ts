import { runtimeConfig, usePage, useText } from '@reefdesk/web-kit';

export function useTravelPage(title: string, description?: string): void {
  const text = useText('travel');
  usePage({
    title: text('title', { travel: title, name: runtimeConfig().brand.name }),
    ...(description && { description }),
    page: 'travel',
    microPage: 'travel',
  });
}
