import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import { type NamedSpan, namedInOrder } from "../plain-question/named-in-order.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { classEntry } from "../linking/known-entries.ts";

const MOST_WORDS_OF_A_KIND = 2;
const OPENING: ReadonlySet<string> = new Set([",", "("]);
const NOT: ReadonlySet<string> = new Set(["not"]);

/**
 * "Georgia the country not the state, who is …": it is said which of those that are called so is meant, and which is
 * not. The name keeps only those of that kind. Undefined where none or all of them are.
 */
export function tellingWhich<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  for (const name of namedInOrder(words, input.mentions)) {
    const found = kindBehind(words, name, input);
    if (found === undefined) continue;
    const { candidates } = name.mention;
    const meant = candidates.filter((each) => !isOnlyAlike(each) && isOfKind(each.types, found.kinds, input));
    if (meant.length === 0 || meant.length === candidates.length) continue;
    const mentions = input.mentions.flatMap((each) => {
      if (each.start === name.mention.start && each.end === name.mention.end) return [{ ...each, candidates: meant }];
      const isInside = each.start >= (words[name.to]?.start ?? 0) && each.end <= (words[found.to - 1]?.end ?? 0);
      return isInside ? [] : [each];
    });
    const mark = MARKS.has(words[found.to]?.lower ?? "") || found.to >= words.length ? [] : [{ said: "," }];
    const pieces = [{ from: 0, to: name.to }, ...mark, { from: found.to, to: words.length }];
    return {
      input: withPieces({ ...input, mentions }, pieces),
      readAs: [`“${phraseText(words.slice(name.from, name.to))}” was read as ${found.said}`],
      doubts: [],
    };
  }
  return undefined;
}

interface KindBehind {
  readonly kinds: readonly string[];
  readonly said: string;
  readonly to: number;
}

/** "E, not F, how high is it": what is not asked about is left out. */
export function withoutOtherName<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const names = namedInOrder(words, input.mentions);
  const [one, other] = names;
  if (one === undefined || other === undefined || one.from > 1) return undefined;
  const not = words[one.to]?.lower === "," ? one.to + 1 : one.to;
  if (!NOT.has(words[not]?.lower ?? "") || !MARKS.has(words[other.to]?.lower ?? "")) return undefined;
  if (!words.slice(not + 1, other.from).every(({ lower }) => DETERMINERS.has(lower))) return undefined;
  const pieces = [
    { from: 0, to: one.to },
    { from: other.to, to: words.length },
  ];
  const mentions = input.mentions.filter(
    ({ start, end }) => start !== other.mention.start || end !== other.mention.end,
  );
  return { input: withPieces({ ...input, mentions }, pieces), readAs: [], doubts: [] };
}

/** "The country (not the state)" right behind a name. */
function kindBehind(words: readonly Word[], { to }: NamedSpan, input: AnalysisInput): KindBehind | undefined {
  const the = OPENING.has(words[to]?.lower ?? "") ? to + 1 : to;
  const kind = kindAt(words, the, input);
  if (kind === undefined) return undefined;
  const not = words[kind.to]?.lower === "," ? kind.to + 1 : kind.to;
  const other = NOT.has(words[not]?.lower ?? "") ? kindAt(words, not + 1, input) : undefined;
  const end = other?.to ?? kind.to;
  // "Georgia the country has": what goes on without a mark may be said of the kind.
  if (other === undefined && !MARKS.has(words[end]?.lower ?? "")) return undefined;
  return { ...kind, said: phraseText(words.slice(the, kind.to)), to: end };
}

function kindAt(
  words: readonly Word[],
  the: number,
  { catalogue }: AnalysisInput,
): { readonly kinds: readonly string[]; readonly to: number } | undefined {
  if (!DETERMINERS.has(words[the]?.lower ?? "")) return undefined;
  for (let to = the + 1 + MOST_WORDS_OF_A_KIND; to > the + 1; to -= 1) {
    const noun = words.slice(the + 1, to);
    if (noun.length < to - the - 1) continue;
    const kinds = [...linkClass(noun, catalogue), ...kindsSaid(noun, catalogue)].map(({ iri }) => iri);
    if (kinds.length > 0) return { kinds, to };
  }
  return undefined;
}

function isOfKind(types: readonly string[], kinds: readonly string[], { catalogue }: AnalysisInput): boolean {
  return types.some((type) =>
    [type, ...(classEntry(catalogue, type)?.ancestors ?? [])].some((iri) => kinds.includes(iri)),
  );
}
