import lists from "../language/data/frames.json" with { type: "json" };

/**
 * A frame of words that carries no question: "can you please tell me". Elements in order, each one of some phrases; `?`
 * may be left out, `*` be said up to three times.
 */
export interface Frame {
  readonly elements: readonly FrameElement[];
  /** The words that it may begin with. */
  readonly firsts: ReadonlySet<string>;
}

interface FrameElement {
  readonly phrases: readonly (readonly string[])[];
  readonly least: 0 | 1;
  readonly most: number;
}

const MOST_REPEATED = 3;
const GROUPS: Readonly<Record<string, readonly string[]>> = lists.groups;

/** The frame that a line of the lists describes: words as they are, `{group}` for any phrase of a group. */
export function frameOf(line: string): Frame {
  const elements = line.split(" ").map(elementOf);
  return { elements, firsts: firstsOf(elements) };
}

function firstsOf(elements: readonly FrameElement[]): ReadonlySet<string> {
  const needed = elements.findIndex(({ least }) => least > 0);
  const first = needed < 0 ? elements : elements.slice(0, needed + 1);
  return new Set(first.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.slice(0, 1))));
}

function elementOf(part: string): FrameElement {
  const mark = part.endsWith("*") ? "*" : part.endsWith("?") ? "?" : "";
  const name = mark === "" ? part : part.slice(0, -1);
  return {
    phrases: phrasesOf(name),
    least: mark === "" ? 1 : 0,
    most: mark === "*" ? MOST_REPEATED : 1,
  };
}

/** All phrases that a part stands for, longest first; groups within the phrases of a group are written out. */
function phrasesOf(part: string): readonly (readonly string[])[] {
  const group = groupNamed(part);
  if (group === undefined) return [[part]];
  return group
    .flatMap((phrase) =>
      phrase
        .split(" ")
        .map(phrasesOf)
        .reduce<readonly (readonly string[])[]>(
          (found, next) => found.flatMap((before) => next.map((after) => [...before, ...after])),
          [[]],
        ),
    )
    .sort((a, b) => b.length - a.length);
}

function groupNamed(part: string): readonly string[] | undefined {
  return part.startsWith("{") && part.endsWith("}") ? GROUPS[part.slice(1, -1)] : undefined;
}

/** How many of the words from `at` on the frame takes at most; 0 where it does not fit. */
export function lengthOf({ elements, firsts }: Frame, words: readonly string[], at: number): number {
  // Hardly any of the many frames that are looked for at each word begins with it.
  if (!firsts.has(words[at] ?? "")) return 0;
  let ends = new Set([at]);
  for (const element of elements) {
    ends = after(element, words, ends);
    if (ends.size === 0) return 0;
  }
  return Math.max(...ends) - at;
}

/** Where an element may end that begins at one of some places. */
function after({ phrases, least, most }: FrameElement, words: readonly string[], starts: Set<number>): Set<number> {
  const ends = new Set(least === 0 ? starts : []);
  let from = starts;
  for (let times = 0; times < most && from.size > 0; times += 1) {
    const next = new Set<number>();
    for (const start of from)
      for (const phrase of phrases)
        if (phrase.every((word, index) => words[start + index] === word)) next.add(start + phrase.length);
    for (const end of next) ends.add(end);
    from = next;
  }
  return ends;
}

/** The longest of some frames from `at` on, in words; 0 where none fits. */
export function longest(frames: readonly Frame[], words: readonly string[], at: number): number {
  return Math.max(0, ...frames.map((frame) => lengthOf(frame, words, at)));
}
