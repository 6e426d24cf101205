import '../../locales/texts.ts';
import type { TranslatedKind } from '@reefdesk/contracts/translations/values';
import { Route, Routes } from '@reefdesk/web-kit';
import { renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { EditingSurroundings } from '../../shared/session/editing-surroundings.tsx';
import TranslatePage from './translate.page.tsx';

const TEXTS = { packages: 'travels', destinations: 'destinations', testimonials: 'testimonials', slides: 'gallery', site: 'site' };

/** Renders the translation of a record into Chinese. */
export async function renderTranslatePage(kind: TranslatedKind, id: string, options: ScreenOptions): Promise<void> {
  await renderScreen(
    <EditingSurroundings>
      <Routes>
        <Route path="/admin/translate/:kind/:recordId" element={<TranslatePage />} />
      </Routes>
    </EditingSurroundings>,
    {
      path: `/admin/translate/${kind}/${id}?language=cn`,
      texts: ['translations', TEXTS[kind], 'drafts', 'lists', 'editing', 'fields', 'uploads'],
      ...options,
    },
  );
}
