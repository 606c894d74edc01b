/** Narrower than this, words would stand one below the other. */
const LEAST_WIDTH = 20;

/** What `styleFor` writes, and what takes it back. */
const STYLE = /\u001b\[(?:1|2|9|22|29|31|32|36|39)m/gu;
const CLOSES: Readonly<Record<string, string>> = { 1: "22", 2: "22", 9: "29", 31: "39", 32: "39", 36: "39" };

/** What a line begins with in a drawn tree: bars, a corner and blanks. */
const DRAWN = /^ *(?:│ +)*(?:[├└]─ )? */u;

/** Letters that a terminal shows twice as wide as others. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/**
 * Lines of a drawing that fit a width, broken between words, so that bars go on where a branch goes on: a terminal that
 * breaks lines by itself tears a tree apart. Styles end before a break and go on after it.
 * @param width Columns of the terminal; undefined for what is no terminal, where lines are left whole for programs
 */
export function wrapLines(lines: readonly string[], width: number | undefined): readonly string[] {
  if (width === undefined || !(width > 0)) return lines;
  return lines.flatMap((line, index) => wrapped(line, lines[index + 1] ?? "", Math.max(LEAST_WIDTH, width)));
}

function wrapped(line: string, next: string, width: number): readonly string[] {
  if (widthOf(line) <= width) return [line];
  const drawn = DRAWN.exec(line)?.[0] ?? "";
  const below = drawn.replace("├─", "│ ").replace("└─", "  ");
  const hasBranches = /^[│├└]/u.test(next.slice(below.length)) && next.startsWith(below);
  const room = Math.floor(width / 2);
  // A comment of a query stays one, when somebody copies it.
  const isComment = line.startsWith("# ", drawn.length);
  const under = isComment ? `${drawn}# ` : drawn.trimEnd().endsWith("│") ? below : `${below}  `;
  // What hangs from a deep branch needs room as well.
  const indent = (hasBranches ? `${below}│  ` : under).slice(0, room);
  const rows: string[] = [];
  let [row, taken] = [drawn.slice(0, room), Math.min(room, drawn.length)];
  let isBegun = false;
  for (const piece of piecesOf(line.slice(drawn.length), width - indent.length)) {
    const wide = widthOf(piece);
    const isBlank = piece.trim() === "";
    if (isBegun && !isBlank && taken + wide > width) {
      rows.push(row.trimEnd());
      [row, taken, isBegun] = [indent, indent.length, false];
    }
    if (isBlank && !isBegun) continue;
    row += piece;
    taken += wide;
    isBegun ||= !isBlank;
  }
  return withStyles([...rows, row.trimEnd()], indent);
}

/** Words and the blanks between them; what is longer than a line is cut. */
function piecesOf(text: string, most: number): readonly string[] {
  return text.split(/( +)/u).flatMap((piece) => {
    if (widthOf(piece) <= most) return [piece];
    const parts: string[] = [];
    let [part, taken] = ["", 0];
    for (const letter of piece.split(/(\u001b\[\d+m)|/u).filter((each) => each !== undefined && each !== "")) {
      for (const each of letter.startsWith("\u001b") ? [letter] : [...letter]) {
        const wide = widthOf(each);
        if (taken + wide > most) {
          parts.push(part);
          [part, taken] = ["", 0];
        }
        part += each;
        taken += wide;
      }
    }
    return [...parts, part];
  });
}

/** Rows in which no style reaches into the next row's bars. */
function withStyles(rows: readonly string[], indent: string): readonly string[] {
  let open: readonly string[] = [];
  return rows.map((row, index) => {
    const begun = open.map((code) => `\u001b[${code}m`).join("");
    for (const [style] of row.matchAll(STYLE)) {
      const code = style.slice(2, -1);
      open = code in CLOSES ? [...open, code] : open.filter((each) => CLOSES[each] !== code);
    }
    const ended = open
      .toReversed()
      .map((code) => `\u001b[${CLOSES[code]}m`)
      .join("");
    return (index === 0 ? row : indent + begun + row.slice(indent.length)) + ended;
  });
}

/** Columns that a text takes on a terminal. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text.replaceAll(STYLE, "")) {
    width += WIDE.test(letter) ? 2 : /^\p{M}$/u.test(letter) ? 0 : 1;
  }
  return width;
}
