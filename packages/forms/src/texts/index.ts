/** Where all texts of the kit are, for a remote that fetches them beside its screens. */
import './account.ts';
import './editing.ts';
import './fields.ts';
import './uploads.ts';
