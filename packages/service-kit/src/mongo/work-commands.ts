/** Commands that do work for somebody; greetings, pings and farewells are not counted. */
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
