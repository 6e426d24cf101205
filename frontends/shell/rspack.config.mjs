import { appConfig } from '@reefdesk/web-kit/build';

export default appConfig({ name: 'shell', root: import.meta.dirname });
