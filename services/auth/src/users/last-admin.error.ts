/** Without an active admin nobody could manage the site any more. */
export class LastAdminError extends Error {
  override name = 'LastAdminError';
  constructor() {
    super('This is the last active admin. Add or enable another admin first');
  }
}
