import { AREAS } from '../access.ts';
import { MACHINE_TRANSLATION } from '../requests/machine-translation.requests.ts';
import { enveloped } from '../schema/view.ts';
import { machineTranslationView, translatorView } from '../views/machine-translation.views.ts';
import type { Calls } from './call.ts';

/** Machine translation by a configured provider; without one, no text leaves the system (EDT-09). */
export const machineTranslationCalls: Calls = {
  'GET /api/machine-translation': {
    access: AREAS.contentReading,
    summary: 'Whether a machine translator is configured',
    answers: { 200: enveloped(translatorView) },
  },
  'POST /api/machine-translation': {
    access: AREAS.contentReading,
    summary: 'Have English texts translated by the configured machine; nothing is stored',
    description:
      'All of them or none. Terms that the glossary keeps stay as they are. Who puts the answer into a draft marks it with `machine`. A translator has it for their own languages.',
    json: MACHINE_TRANSLATION,
    answers: { 200: enveloped(machineTranslationView) },
    errors: ['translator_not_configured', 'translator_failed', 'translator_unavailable'],
  },
};
