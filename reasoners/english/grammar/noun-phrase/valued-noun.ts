import type {
  Condition,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../../../../engine/question/form/logical-form.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { phraseText, type Word, wordsOf } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { typesOf } from "../../members/stated.ts";
import { withoutDenial } from "../../text-values/saying-values.ts";
import { type StatedText, textsIn } from "../../text-values/stated-texts.ts";
import { impliedWay } from "../../text-values/unsaid-relation.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, type Nominals, type Parse, parse } from "../parse.ts";
import { wayTo } from "../verb-phrase/stated-text.ts";
import { toldBy } from "../verb-phrase/truth.ts";
import { nouns } from "./common-noun.ts";

const MOST_WORDS_IN_FRONT = 5;

/** "Oak doors", "fireproof doors", "uninsured doors": members of a class of whom a text or a truth is stated. */
export function valuedNouns(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to && at - from <= MOST_WORDS_IN_FRONT; at += 1) {
    const values = grammar.once(valuesSaid, from, at);
    if (values.length === 0) continue;
    const heads = [...nouns(grammar, at, to), ...grammar.once(valuedNouns, at, to)];
    for (const { value, cost } of heads) {
      const classes = value.set === undefined ? undefined : classesOf(value.set);
      if (value.set === undefined || classes === undefined) continue;
      const types = typesOf(classes, grammar.catalogue);
      const fitting = values.filter(({ relation }) => isOf(relation, types, grammar));
      const [only, ...others] = fitting;
      // A text that two relations of such things state does not tell which of them is meant.
      if (only === undefined || others.length > 0) continue;
      const set: SetForm = { kind: "where", set: value.set, ...only };
      found.push(parse({ ...value, set }, cost + NOUNS.valued + grammar.swallowedNames(from, at)));
    }
  }
  return found;
}

interface ValueSaid {
  readonly relation: RelationPhrase;
  readonly condition: Condition;
}

/** What all of the words say in front of a noun. */
function valuesSaid(grammar: Grammar, from: number, to: number): readonly ValueSaid[] {
  const asWritten = grammar.words.slice(from, to);
  // The grade "A" is no article.
  if (asWritten.some(({ text, lower }) => isFunctionWord(lower) && text === lower)) return [];
  const text = phraseText(asWritten);
  const words = asWritten.flatMap((word) =>
    word.text.includes("-") ? wordsOf(word.text.replaceAll("-", " ")) : [word],
  );
  const truths = truthsSaid(asWritten, grammar).flatMap(({ said, truth }) =>
    said.map((candidate) => ({
      relation: { text, candidates: [candidate] },
      condition: { operator: "=", value: { type: "text", text: truth } } as const,
    })),
  );
  const texts = textsIn(words, grammar.catalogue).flatMap((each) =>
    waysTo(each, words, grammar).map((way) => ({
      relation: { text, candidates: [way] },
      condition: { operator: "=", value: { type: "text", text: each.text } } as const,
    })),
  );
  return [...truths, ...texts];
}

/** By what a text is stated of which nothing else is said but the relation: "steel", "steel-blade", "grade B". */
function waysTo(text: StatedText, words: readonly Word[], grammar: Grammar): readonly RelationCandidate[] {
  const said = [...words.slice(0, text.from), ...words.slice(text.to)];
  const way = said.length > 0 ? wayTo(text, said, false, grammar) : impliedWay(text, grammar.catalogue);
  return way === undefined ? [] : [way];
}

/** Just what a truth is called, or that with what denies it: "insured", "uninsured", "non-insured". */
function truthsSaid(words: readonly Word[], grammar: Grammar) {
  const denied = withoutDenial(words);
  return [
    { said: toldBy(words, grammar), truth: "true" },
    ...(denied === undefined ? [] : [{ said: toldBy(denied, grammar), truth: "false" }]),
  ];
}

/** The class that a noun says; undefined for what is more than that. */
function classesOf(set: SetForm): readonly string[] | undefined {
  if (set.kind === "instances") return set.candidates.map(({ iri }) => iri);
  if (set.kind === "where") return classesOf(set.set);
  if (set.kind !== "union") return undefined;
  const all = set.sets.map(classesOf);
  return all.includes(undefined) ? undefined : all.flatMap((each) => each ?? []);
}

function isOf({ candidates }: RelationPhrase, types: ReadonlySet<string>, { catalogue }: Grammar): boolean {
  const classes = relationEntry(catalogue, candidates[0]?.iri)?.subjectClasses ?? [];
  return classes.some((iri) => types.has(iri));
}
