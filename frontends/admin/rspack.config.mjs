import { appConfig } from '@reefdesk/web-kit/build';

export default appConfig({ name: 'admin', root: import.meta.dirname });
