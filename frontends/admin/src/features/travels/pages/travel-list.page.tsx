import { usePage, useText } from '@reefdesk/web-kit';

export default function TravelListPage() {
  const text = useText('travels');
  usePage({ title: text('title'), page: 'travel' });
  return (
    <main id="main" tabIndex={-1} className="section">
      <h1 className="container-page heading-2">{text('title')}</h1>
    </main>
  );
}
