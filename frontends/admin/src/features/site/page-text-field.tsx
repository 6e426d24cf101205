import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { readText } from '@reefdesk/contracts/site/structured-text';
import type { SitePage } from '@reefdesk/contracts/site/values';
import { TextField, useFormField } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { EyeIcon, PencilIcon } from '@reefdesk/ui/editing-icons';
import { StructuredText } from '@reefdesk/ui/structured-text';
import { Link, useText } from '@reefdesk/web-kit';
import { useDeferredValue, useState } from 'react';

/** Text of one page with a preview, which uses the same component as the website. */
export function PageTextField({ page, language }: { page: SitePage; language: Language }) {
  const text = useText('site');
  const [isShown, setShown] = useState(false);
  const { value } = useFormField<string>(`pages.${page}.${language}`);
  const { blocks } = readText(useDeferredValue(isShown ? value : ''));
  return (
    <div>
      <TextField
        name={`pages.${page}.${language}`}
        label={text(`fields.${page}`)}
        language={language}
        rows={10}
        optional
        maxLength={LIMITS.site.pageMaxLength}
      />
      <Button variant="outline" size="small" className="mt-3" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? <PencilIcon /> : <EyeIcon />} {text(isShown ? 'preview.hide' : 'preview.show', { page: text(`fields.${page}`) })}
      </Button>
      {isShown && (
        <div lang={LANGUAGE_TAGS[language]} className="mt-4 rounded-field border border-ink/12 bg-foam p-5">
          {blocks.length > 0 ? (
            <StructuredText blocks={blocks} link={Link} level={3} />
          ) : (
            <p className="text-ink/75">{text('preview.empty')}</p>
          )}
        </div>
      )}
    </div>
  );
}
