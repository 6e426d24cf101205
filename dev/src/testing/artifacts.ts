import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';

/** Screenshots of failed e2e tests and `unsteady.json` of the last `npm test`. */
export const artifactsFolder = process.env.TEST_ARTIFACTS ?? join(repositoryRoot, '.cache', 'test-artifacts');
