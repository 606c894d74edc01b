import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Word } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { typesOf } from "../measured-wordings/asked.ts";
import type { Piece } from "../plain-question/pieces.ts";
import type { NamedSpan } from "../plain-question/named-in-order.ts";
import { isPerson, whatMayBe } from "../several/antecedents.ts";
import { type Pronoun, type PronounKind, pronounsIn } from "../several/pronouns.ts";
import type { Clause } from "./phrases-of-talk.ts";

/**
 * The pronoun by which some words speak of a name that stands beside them: all of them the same, and nothing named
 * before the first that it could mean. Undefined where they speak of it by none.
 */
export function mayBeSpokenOf(
  words: readonly Word[],
  { from, to }: Clause,
  name: NamedSpan,
  names: readonly NamedSpan[],
  input: AnalysisInput,
): PronounKind | undefined {
  const pronouns = pronounsMeant(words, { from, to });
  const [first] = pronouns;
  if (first === undefined || pronouns.some(({ kind }) => kind !== first.kind)) return undefined;
  const isNamedBefore = names.some((each) => each !== name && each.from >= from && each.to <= first.at && isName(each));
  if (isNamedBefore) return undefined;
  const { mention } = name;
  const antecedent = { name: mention.text, candidates: mention.candidates, types: typesOf(mention, input) };
  // Who is known for no person is not he, whoever else may be one.
  const { persons } = agentClasses(input.catalogue);
  if (first.kind === "HE" && persons.size > 0 && antecedent.types.length > 0 && !isPerson(antecedent, input.catalogue))
    return undefined;
  return whatMayBe(first.kind, [antecedent], input.catalogue).length > 0 ? first.kind : undefined;
}

/** Those that speak of something: "there" is where it is, beside which "they" are the people there. */
function pronounsMeant(words: readonly Word[], { from, to }: Clause): readonly Pronoun[] {
  const all = pronounsIn(words, from, to);
  return all.some(({ kind }) => kind === "THERE") ? all.filter(({ kind }) => kind !== "THEY") : all;
}

/** In small letters words of a question may be called like something, and are not named. */
function isName({ mention: { text } }: NamedSpan): boolean {
  return text !== text.toLowerCase() || text.includes(" ");
}

/** Some words with the name in place of each pronoun of a kind. */
export function putForPronouns(
  words: readonly Word[],
  { from, to }: Clause,
  name: NamedSpan,
  kind: PronounKind,
): readonly Piece[] {
  // In small letters: with a capital inside a question the article would belong to the name.
  const article: readonly Piece[] = words[name.from - 1]?.lower === "the" ? [{ said: "the" }] : [];
  const thing: readonly Piece[] = [...article, { from: name.from, to: name.to }];
  const pieces: Piece[] = [];
  let next = from;
  for (const { at, owns, kind: each } of pronounsMeant(words, { from, to })) {
    if (each !== kind) continue;
    pieces.push({ from: next, to: at }, ...(kind === "THERE" ? [{ said: "in" }] : []), ...thing);
    if (owns) pieces.push({ said: "'s" });
    next = at + 1;
  }
  return [...pieces, { from: next, to }];
}
