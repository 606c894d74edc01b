import type { Stage } from "../investigation/stage.ts";
import { membersOf } from "../graph/fused-graph.ts";
import { maxAgeOf } from "../sources/age.ts";
import { forgivable } from "../sources/from-all.ts";
import type { Mention } from "../sources/knowledge-graph.ts";
import { versionOf } from "../sources/version.ts";
import type { QuestionWord } from "./part-of-a-name.ts";
import { questionWords } from "./partial-names.ts";
import type { KnownNames } from "./parts-stage.ts";

/** How many names are looked up at most by how they are spelt, each among all names that a graph has. */
export const MOST_LOOKED_UP = 8;
const MOST_WORDS = 3;
const MOST_CANDIDATES = 6;
/** Shorter words are not taken for misspelt ones. */
const LEAST_LETTERS = 5;
/** So many words, from its beginning, that nothing accounts for: of a question with more they are no names. */
const MOST_LEFT = 8;

/**
 * What a question may call by a name that is misspelt in it, in small letters: "the author of hamlte". For words that
 * nothing else accounts for, one of which at least is long enough. What has capitals is looked up with the names.
 */
export function misspeltNamesStage(
  text: string,
  { mentions, catalogue, parts }: KnownNames,
): Stage<readonly Mention[]> {
  return {
    name: "mentions.misspelt",
    version: 2,
    inputs: { mentions: mentions.inputs, graph: versionOf(parts.graph) },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const [named, known] = await Promise.all([context.get(mentions), context.get(catalogue)]);
      const spans = spansOf(questionWords(text, named, known)).slice(0, MOST_LOOKED_UP);
      const looked = await Promise.all(
        spans.map(async ({ start, end, misspeltWords }): Promise<readonly Mention[]> => {
          const said = text.slice(start, end);
          try {
            const options = { isMisspelt: true, misspeltWords };
            const candidates = await parts.graph.searchEntities(said, MOST_CANDIDATES, context, options);
            return candidates.length === 0 ? [] : [{ text: said, start, end, candidates }];
          } catch (reason) {
            context.markPartial(forgivable(reason, true));
            return [];
          }
        }),
      );
      return looked.flat();
    },
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly misspeltWords: readonly string[];
}

/** Stretches of words of which one may be misspelt, those first in which most may be, shorter ones before longer. */
function spansOf(words: readonly QuestionWord[]): readonly Span[] {
  const left = words.filter(mayBeMisspelt);
  if (left.length > MOST_LEFT) return [];
  const spans = words.flatMap((first, from) => {
    const found: (Span & { readonly length: number })[] = [];
    for (let length = 1; length <= MOST_WORDS; length += 1) {
      const inside = words.slice(from, from + length);
      const last = inside.at(-1);
      if (last === undefined || inside.length < length || (length > 1 && !last.follows)) break;
      const misspeltWords = inside.filter(mayBeMisspelt).map(({ word }) => word);
      if (misspeltWords.length === 0 || first.isSmall || last.isSmall) continue;
      found.push({ start: first.start, end: last.end, misspeltWords, length });
    }
    return found;
  });
  return spans.sort(
    (a, b) => b.misspeltWords.length - a.misspeltWords.length || a.length - b.length || a.start - b.start,
  );
}

function mayBeMisspelt({ word, isLeft, isCapital }: QuestionWord): boolean {
  return isLeft && !isCapital && word.length >= LEAST_LETTERS && /^\p{L}+$/u.test(word);
}
