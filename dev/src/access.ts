// `npm run access`: writes who may make which call, as the contracts say, into docs/access.md.
import { writeAccessTable } from './access/access-table.ts';

writeAccessTable();
