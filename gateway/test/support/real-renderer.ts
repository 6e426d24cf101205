import { join } from 'node:path';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';

const FRONTENDS = join(__dirname, '../../../frontends');

export function startRenderer(env: Record<string, string> = {}): Promise<ServiceProcess> {
  return startServiceProcess(join(FRONTENDS, 'renderer/dist/main.js'), { FRONTENDS_DIR: FRONTENDS, LOG_LEVEL: 'error', ...env });
}
