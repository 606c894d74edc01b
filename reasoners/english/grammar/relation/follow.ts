import type { RelationCandidate, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { wordsOf } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { EndKind } from "../../linking/phrase-to-link.ts";
import { RELATIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";
import { composite } from "./composite.ts";
import { followJointly } from "./jointly.ts";
import type { Link } from "./link.ts";
import { relationPhrase } from "./relation-phrase.ts";
import { timeOf, withoutTime } from "./time-of-words.ts";

/**
 * What one kind of words says of a set: { y | y stands to a member of it as the words say }. Undefined where the words
 * are not of the kind; none where they are, and nothing can be said by them.
 */
type RelationRule = (grammar: Grammar, from: Parse<SetForm>, link: Link) => Said;
type Said = readonly Parse<SetForm>[] | undefined;

/** The rules of steps along relations, by name: the first whose kind of words it is speaks alone. */
export const RELATION_RULES = {
  "at another time": atAnotherTime,
  "several steps": inSteps,
  "in company": inCompany,
  "one relation": alongOne,
} satisfies Readonly<Record<string, RelationRule>>;

/** { y | y stands to a member of `from` as the words say }, with what the words cost. */
export function follow(grammar: Grammar, from: Parse<SetForm>, link: Link): Parse<SetForm> | undefined {
  // "directed by E and F" is said of each of the two, which is read elsewhere; "the capitals of E and F" are of either.
  if (from.value.kind === "value" || (from.value.kind === "union" && link.role !== "NOUN")) return undefined;
  for (const rule of Object.values(RELATION_RULES)) {
    const said: Said = rule(grammar, from, link);
    if (said !== undefined) return said[0];
  }
  return undefined;
}

/** "former captain", "currently married to". */
function atAnotherTime(grammar: Grammar, from: Parse<SetForm>, link: Link): Said {
  const time = timeOf(link.words);
  if (time === undefined) return undefined;
  const timeless = follow(grammar, from, { ...link, words: withoutTime(link.words) });
  return timeless === undefined
    ? []
    : [parse({ kind: "at", set: timeless.value, time: { kind: time } }, timeless.cost)];
}

/** "grandmother", "uncle": a mother of a parent, a sibling of a parent. */
function inSteps(grammar: Grammar, from: Parse<SetForm>, link: Link): Said {
  const steps = link.role === "NOUN" ? composite(link.words) : undefined;
  return steps?.reduce<readonly Parse<SetForm>[]>(
    (sets, step) => sets.flatMap((set) => follow(grammar, set, { ...link, words: wordsOf(step) }) ?? []),
    [from],
  );
}

/** "co-wrote films with", "co-stars of". */
function inCompany(grammar: Grammar, from: Parse<SetForm>, link: Link): Said {
  const joint = followJointly(grammar, from, link);
  return joint === undefined ? undefined : [joint];
}

/** "captain of", "built by", "in". */
function alongOne(grammar: Grammar, from: Parse<SetForm>, link: Link): Said {
  const linked = relationPhrase(grammar, link);
  if (linked === undefined || isBeyondText(grammar, from.value, linked.value)) return undefined;
  const expects = link.expects ?? expectation(link.wanted);
  const set: SetForm = {
    kind: "follow",
    from: from.value,
    relation: linked.value,
    ...(expects === undefined ? {} : { expects }),
  };
  const anyOfClass = from.value.kind === "instances" ? RELATIONS.ofAnyOfClass : 0;
  return [parse(set, from.cost + linked.cost + RELATIONS.hop + anyOfClass)];
}

/** From a text, number or date of things nothing leads on to other things. */
function isBeyondText({ catalogue }: Grammar, from: SetForm, { candidates }: RelationPhrase): boolean {
  const last = from.kind === "at" ? from.set : from;
  if (last.kind !== "follow" || last.relation.candidates.length === 0 || candidates.length === 0) return false;
  const isOfThings = ({ iri, direction }: RelationCandidate): boolean =>
    direction === "BACKWARD" || (relationEntry(catalogue, iri)?.objectKind ?? "ENTITY") === "ENTITY";
  return (
    !last.relation.candidates.some(isOfThings) &&
    candidates.every(
      ({ iri, direction }) => direction === "FORWARD" || relationEntry(catalogue, iri)?.objectKind === "ENTITY",
    )
  );
}

/** What the wanted end is called where the question asks for more than a thing. */
function expectation(wanted: EndKind | undefined): string | undefined {
  return wanted === undefined || wanted === "ENTITY" ? undefined : wanted.toLowerCase();
}
