import base from './playwright.config.ts';
import { readFileSync } from 'node:fs';
process.env.REEFDESK_E2E_SYSTEM = JSON.stringify({ url: 'http://localhost:8131', adminEmail: 'admin@reefdesk.example', adminPassword: readFileSync('/tmp/look-system/private/admin-password','utf8').trim(), dataDir: '/tmp/look-system' });
const { globalSetup, ...rest } = base;
export default { ...rest, testDir: '/work/main/e2e/journeys', outputDir: '/tmp/sysj/out', projects: base.projects.map((p) => ({ ...p, dependencies: [] })), use: {...rest.use, launchOptions: { executablePath: '/tmp/chromium', args: ['--no-sandbox','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader'] } } };
