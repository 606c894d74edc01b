/** What an error says, ended with a full stop, so that what to do about it can follow. */
export function sentence(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).trim();
  return /[.!?…]$/u.test(message) ? message : `${message}.`;
}
