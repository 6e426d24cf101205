import { runtimeConfig, usePage, useText } from '@reefdesk/web-kit';

export function useDetailPage(title: string, description?: string): void {
  const text = useText('destination-detail');
  usePage({
    title: text('title', { destination: title, name: runtimeConfig().brand.name }),
    ...(description && { description }),
    page: 'destinations',
    microPage: 'destination-detail',
  });
}
