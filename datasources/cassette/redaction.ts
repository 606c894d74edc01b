const NAMES = /^(?:api[-_]?key|key|token|access[-_]?token|password|secret|subscription[-_]?token|auth)$/iu;
const MASK = "REDACTED";

/** Keeps secrets out of what is written: those that are configured, and whatever a name says to be one. */
export class Redaction {
  readonly #secrets: readonly string[];

  /** @param secrets Keys and passwords of the configuration, wherever they may turn up. */
  constructor(secrets: readonly string[]) {
    // Longest first: one may be part of another. Very short ones would be found everywhere.
    this.#secrets = secrets.filter((secret) => secret.length >= 6).sort((a, b) => b.length - a.length);
  }

  text(text: string): string {
    const masked = this.#secrets.reduce(
      (rest, secret) => rest.replaceAll(secret, MASK).replaceAll(encodeURIComponent(secret), MASK),
      text,
    );
    return masked.replace(
      /("(?:api[-_]?key|access[-_]?token|password|secret)"\s*:\s*)"(?:[^"\\]|\\.)*"/giu,
      `$1"${MASK}"`,
    );
  }

  url(address: string): string {
    const url = new URL(address);
    for (const name of [...url.searchParams.keys()]) if (NAMES.test(name)) url.searchParams.set(name, MASK);
    return this.text(url.href);
  }
}
