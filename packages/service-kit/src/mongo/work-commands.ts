/** Commands that do work for a caller; handshakes, pings and closing commands are not counted. */
export const WORK_COMMANDS: ReadonlySet<string> = new Set([
  'find',
  'getMore',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'createIndexes',
]);
