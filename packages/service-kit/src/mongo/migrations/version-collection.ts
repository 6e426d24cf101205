/** Part of every service's database and its backups. */
export const VERSION_COLLECTION = 'database_version';
