/**
 * Characters between two signs that belong together, at most: a text full of opening signs is not searched to its end
 * for each.
 */
const LONGEST_LABEL = 300;
const LONGEST_TARGET = 600;
const LONGEST_STRONG = 300;

/** Without images and the marks of footnotes; of a link, what it says stays. */
export function withoutLinks(markdown: string): string {
  return apart(apart(markdown, "!["), "[").replace(/\[\^[^[\]\n]{0,60}\]/gu, "");
}

/** Each `[label](target)` becomes its label, each `![label](target)` nothing. */
function apart(markdown: string, opening: "[" | "!["): string {
  const pieces: string[] = [];
  let from = 0;
  for (let middle = markdown.indexOf("]("); middle >= 0; middle = markdown.indexOf("](", middle + 1)) {
    const open = openingBefore(markdown, middle, from, opening);
    const end = endOfTarget(markdown, middle + 2);
    if (open === undefined || end === undefined) continue;
    pieces.push(markdown.slice(from, open), opening === "[" ? markdown.slice(open + 1, middle) : "");
    from = end;
    middle = end - 1;
  }
  return pieces.join("") + markdown.slice(from);
}

/** Labels of links hold no brackets, those of images may hold opening ones; neither goes over a line's end. */
function openingBefore(markdown: string, middle: number, from: number, opening: "[" | "!["): number | undefined {
  const first = Math.max(from, middle - LONGEST_LABEL - opening.length);
  const before = markdown.slice(first, middle);
  const within = Math.max(before.lastIndexOf("]"), before.lastIndexOf("\n")) + 1;
  const at = opening === "[" ? before.lastIndexOf(opening) : before.indexOf(opening, within);
  return at < within ? undefined : first + at;
}

function endOfTarget(markdown: string, start: number): number | undefined {
  const behind = markdown.slice(start, start + LONGEST_TARGET + 1);
  const at = behind.indexOf(")");
  return at < 0 || behind.slice(0, at).includes("\n") ? undefined : start + at + 1;
}

/** What stands between two such marks stays; spaces inside of them make them no marks. */
export function withoutStrong(markdown: string, mark: "**" | "__"): string {
  const pieces: string[] = [];
  let from = 0;
  let open = markdown.indexOf(mark);
  while (open >= 0) {
    const start = open + mark.length;
    const close = closingAfter(markdown, mark, start);
    if (close === undefined) {
      open = markdown.indexOf(mark, open + 1);
    } else {
      pieces.push(markdown.slice(from, open), markdown.slice(start, close));
      from = close + mark.length;
      open = markdown.indexOf(mark, from);
    }
  }
  return pieces.join("") + markdown.slice(from);
}

function closingAfter(markdown: string, mark: string, start: number): number | undefined {
  const [line = ""] = markdown.slice(start, start + LONGEST_STRONG + 1 + mark.length).split("\n", 1);
  if (!/^\S/u.test(line)) return undefined;
  for (let at = line.indexOf(mark, 1); at >= 0; at = line.indexOf(mark, at + 1)) {
    if (/\S/u.test(line[at - 1] ?? "")) return start + at;
  }
  return undefined;
}
