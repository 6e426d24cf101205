/** The environment variable through which the workers learn about the system under test. */
export const SYSTEM_VARIABLE = 'REEFDESK_E2E_SYSTEM';
