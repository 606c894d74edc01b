import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { askedWords } from "../accounting/asked-question.ts";
import type { PartOfSpeech } from "../dictionary/entry.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { BASE_OF, isPast } from "../language/word-forms.ts";
import { rootsOf } from "../language/roots.ts";
import type { Word } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import { GRAPH_LED } from "../weights.ts";
import { isContent } from "./spans.ts";

/**
 * The words as they stand; and where the graph knows nothing by some of them, with words in their place that say the
 * same by the dictionary and that it does know: "slogan" is "motto". Words of names stay.
 */
export function wordingsOf(
  words: readonly Word[],
  mentions: readonly Mention[],
  catalogue: Catalogue,
): readonly (readonly Word[])[] {
  const inName = ({ start, end }: Word): boolean =>
    mentions.some((each) => each.start <= start && end <= each.end && !each.candidates.every(isOnlyAlike));
  // Words that rank, count, compare or time what is asked stay as well.
  const { demands } = askedWords(words);
  const said = words.map((word, at) =>
    demands[at] !== undefined ||
    !isContent(word) ||
    inName(word) ||
    word.text !== word.lower ||
    isKnown(word.lower, catalogue)
      ? word
      : (synonymOf(word, catalogue) ?? word),
  );
  return said.every((word, at) => word === words[at]) ? [words] : [words, said];
}

/** Does the graph call a relation or a kind by it? */
function isKnown(lower: string, catalogue: Catalogue): boolean {
  const roots = rootsOf(lower);
  const { byRoot } = relationNames(catalogue);
  const word: Word = { text: lower, lower, roots, start: -1, end: -1 };
  return roots.some((root) => byRoot.has(root)) || linkClass([word], catalogue).length > 0;
}

/** The one synonym that the graph knows; undefined where it knows none, or several of which either may be meant. */
function synonymOf(word: Word, catalogue: Catalogue): Word | undefined {
  const parts: readonly PartOfSpeech[] = isPast(word.lower) ? ["v"] : ["n", "v"];
  const found = parts
    .flatMap((part) =>
      englishDictionary()
        .synonymsOf(word.lower, part)
        .map((each) => ({ ...each, part })),
    )
    .filter(({ share, shareOfSynonym }) => share >= GRAPH_LED.leastShare && shareOfSynonym >= GRAPH_LED.leastShare)
    .map(({ word: base, part, share, shareOfSynonym }) => ({
      lower: part === "v" ? inFormOf(word.lower, base) : base,
      likely: share * shareOfSynonym,
    }))
    .filter(({ lower }) => !lower.includes(" ") && isKnown(lower, catalogue))
    .sort((a, b) => b.likely - a.likely);
  const [best, next] = found;
  if (best === undefined || (next !== undefined && next.likely > best.likely * GRAPH_LED.nearlyLikeliest))
    return undefined;
  return { ...word, text: best.lower, lower: best.lower, roots: rootsOf(best.lower) };
}

/** A verb in the form of another: "instructed" for "taught". */
function inFormOf(form: string, base: string): string {
  if (form.endsWith("ing")) return `${base.replace(/e$/u, "")}ing`;
  if (isPast(form)) {
    const irregular = [...BASE_OF].findLast(([, of]) => of === base)?.[0];
    return irregular ?? (base.endsWith("e") ? `${base}d` : `${base}ed`);
  }
  return /[^s]s$/u.test(form) ? `${base}s` : base;
}
