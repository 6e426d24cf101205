import { usePage, useText } from '@reefdesk/web-kit';

/** Page whose heading and paragraphs are the texts `plain.KEY` of the layout. */
function PlainPage({ name }: { name: 'privacy' | 'terms' }) {
  const text = useText('layout');
  const title = text(`pages.${name}`);
  usePage({ title, page: name });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <header className="max-w-xl">
        <h1 className="heading-3 text-3xl">{title}</h1>
      </header>
      <section className="grid max-w-3xl gap-4 rounded-panel bg-white p-5 md:p-8">
        {text.all<readonly string[]>(`plain.${name}.paragraphs`).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </main>
  );
}

export function PrivacyPage() {
  return <PlainPage name="privacy" />;
}

export function TermsPage() {
  return <PlainPage name="terms" />;
}
