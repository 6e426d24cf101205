// `npm run access`: writes the access table of the contracts into docs/access.md.
import { writeAccessTable } from './access/access-table.ts';

writeAccessTable();
