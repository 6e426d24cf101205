/** How an address is stored and compared: nobody means two people by Ana@ and ana@. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
