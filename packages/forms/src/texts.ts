/** Where all texts of the kit are, for a remote that fetches them beside its screens. */
import './account/texts.ts';
import './editing/texts.ts';
import './fields/texts.ts';
import './uploads/texts.ts';
