/** Longest text in a reply that is shown as it is, in characters, and how much is shown of a longer one. */
const MAX_TEXT = 140;
const SHOWN_TEXT = 60;

/** An output as a page shows it: JSON over several lines, long texts cut, and no more lines than are asked for. */
export function shownOutput(output: string, firstLines: number | undefined): string {
  const lines = (pretty(output) ?? output.trimEnd()).split("\n");
  const shown = firstLines === undefined || lines.length <= firstLines ? lines : [...lines.slice(0, firstLines), "…"];
  return `${shown.join("\n")}\n`;
}

/** The same text with what differs from run to run left out: how long it took, at what time, and on which day. */
export function masked(text: string): string {
  return text
    .replace(/("ms": ?)[\d.]+/g, "$1…")
    .replace(/\b[\d,]+ ms$/gm, "… ms")
    .replace(/as of \d{4}-\d\d-\d\d/g, "as of …")
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g, "…");
}

function pretty(output: string): string | undefined {
  try {
    return JSON.stringify(
      JSON.parse(output),
      (_key, value: unknown) => (typeof value === "string" ? shortened(value) : value),
      2,
    );
  } catch {
    return undefined;
  }
}

function shortened(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, SHOWN_TEXT)}…` : text;
}
