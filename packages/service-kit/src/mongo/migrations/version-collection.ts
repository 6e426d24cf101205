/** Kept in every service's database, and in backups of it. */
export const VERSION_COLLECTION = 'database_version';
