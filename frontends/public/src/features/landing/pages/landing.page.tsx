import { usePage, useText } from '@reefdesk/web-kit';

export default function LandingPage() {
  const text = useText('landing');
  usePage({ title: text('title'), page: 'homepage' });
  return (
    <main id="main" tabIndex={-1} className="section bg-deep text-foam">
      <h1 className="container-page heading-1">{text('title')}</h1>
    </main>
  );
}
