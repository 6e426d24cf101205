import { appConfig } from '@reefdesk/web-kit/build';

export default appConfig({ name: 'public', root: import.meta.dirname });
