import type { Mention } from "../../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../../engine/text/normalise.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { saidWords, type SaidWord } from "../../accounting/said-words.ts";

/** Of a common word no more of what it is a part of is shown: mostly it is no name at all. */
const MOST_DOUBTFUL = 3;

/** Words of a question that may name something, and whether they share no more with it than a common word. */
export type ShownMention = Mention & { readonly isDoubtful?: true };

/**
 * Marks the mentions that are one common word of the question, and are not all that something is called: "weather"
 * beside a work of a longer title. A word is common where it has no capital and names of the same question have one.
 */
export function withDoubtful(mentions: readonly Mention[], question: string): readonly ShownMention[] {
  const { words, hasCapitalNames } = saidWords(question);
  if (!hasCapitalNames || !words.some(({ isName }) => isName)) return mentions;
  return mentions.map((mention): ShownMention => {
    const own = words.filter(({ start, end }) => mention.start <= start && end <= mention.end);
    if (!isCommon(own) || mention.candidates.some(({ matched, label }) => isAll(mention.text, [matched, label])))
      return mention;
    return { ...mention, candidates: mention.candidates.slice(0, MOST_DOUBTFUL), isDoubtful: true };
  });
}

function isCommon([word, ...others]: readonly SaidWord[]): boolean {
  return word !== undefined && others.length === 0 && !word.isName && !word.isQuoted && /^\p{Ll}+$/u.test(word.text);
}

/** Is something called just so, or the same of several? */
function isAll(text: string, names: readonly string[]): boolean {
  const said = singularForms(normalise(text));
  return names.some((name) =>
    singularForms(normalise(name).replace(/^(?:the|an?) /u, "")).some((each) => said.includes(each)),
  );
}
