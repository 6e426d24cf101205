import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';

/** Pictures of failed journeys and `unsteady.json` of the last `npm test`. */
export const artifactsFolder = process.env.TEST_ARTIFACTS ?? join(repositoryRoot, '.cache', 'test-artifacts');
