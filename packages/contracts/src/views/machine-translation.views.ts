import { flag, listOf, view, word } from '../schema/view.ts';

export const translatorView = view('TranslatorView', 'Whether a machine translates here.', { available: flag() });

export const machineTranslationView = view('MachineTranslationView', 'What a machine made of the texts, in their order; stored nowhere.', {
  texts: listOf(view('MachineText', 'One of them.', { field: word('As it was named'), text: word() })),
});
