import './account.ts';
import './editing.ts';
import './fields.ts';
import './uploads.ts';
