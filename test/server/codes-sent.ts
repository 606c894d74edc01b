/** How sources write a code that is sent: as that of a failure, in extensions, or in a list of codes. */
const WRITTEN = [
  /new Failure\(\s*"([A-Z_]+)"/g,
  /\bextensions: \{\s*code: "([A-Z_]+)"/g,
  /\bcoded\(\w+, "([A-Z_]+)"\)/g,
  /\bcode = [^;"]*"([A-Z_]+)" : "[A-Z_]+"/g,
  /\bcode = [^;"]*"[A-Z_]+" : "([A-Z_]+)"/g,
  /^ {2}"([A-Z]+_[A-Z_]+)",$/gm,
];

/** The codes that a source file sends, as far as they stand there. */
export function codesSent(source: string): readonly string[] {
  // Lists of codes are those of the files that say so; others hold names of other things.
  const patterns = /_CODES\b.* = \[/.test(source) ? WRITTEN : WRITTEN.slice(0, -1);
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, code = ""]) => code));
}
