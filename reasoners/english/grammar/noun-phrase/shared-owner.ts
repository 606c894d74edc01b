import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { DETERMINERS } from "../../language/function-words.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, type Parse, parse, type Nominals } from "../parse.ts";
import { headNoun, isNounPhrase } from "./noun.ts";

/** Words of one noun. */
const MOST_WORDS = 4;

/** "The wife or the sister of E", "E's wife and sister": both are E's. */
export function sharedOwners(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    const link = grammar.words[at]?.lower;
    if (link === "and" || link === "or")
      found.push(...beforeOwner(grammar, from, at, to), ...behindOwner(grammar, from, at, to));
  }
  return found;
}

/** "The wife or the sister of E". */
function beforeOwner(grammar: Grammar, from: number, link: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let of = link + 2; of < to - 1 && of - link <= MOST_WORDS + 1; of += 1) {
    if (grammar.words[of]?.lower !== "of") continue;
    for (const owner of grammar.sets(of + 1, to)) found.push(...both(grammar, owner, [from, link], [link + 1, of], of));
  }
  return found;
}

/** "E's wife and sister". */
function behindOwner(grammar: Grammar, from: number, link: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let possessive = from + 1; possessive < link - 1; possessive += 1) {
    if (grammar.words[possessive]?.lower !== "'s") continue;
    for (const owner of grammar.sets(from, possessive))
      found.push(...both(grammar, owner, [possessive + 1, link], [link + 1, to]));
  }
  return found;
}

type Span = readonly [from: number, to: number];

function both(grammar: Grammar, owner: Parse<SetForm>, first: Span, second: Span, of?: number): Nominals {
  const ends = [first, second].map(([from, to]) => {
    const start = DETERMINERS.has(grammar.words[from]?.lower ?? "") ? from + 1 : from;
    const noun = grammar.words.slice(start, to);
    if (noun.length === 0 || noun.length > MOST_WORDS || !isNounPhrase(noun) || !grammar.isLowerCase(start, to))
      return undefined;
    const words = of === undefined ? noun : [...noun, ...grammar.words.slice(of, of + 1)];
    return grammar.follow(owner, { words, role: "NOUN", expects: headNoun(words) });
  });
  const [a, b] = ends;
  if (a === undefined || b === undefined || !isKnown(a.value) || !isKnown(b.value)) return [];
  // The owner's cost is in both.
  return [
    parse({ set: { kind: "union", sets: [a.value, b.value] } }, a.cost + b.cost - owner.cost + NOUNS.sharedOwner),
  ];
}

function isKnown(set: SetForm): boolean {
  return set.kind === "follow" && set.relation.candidates.length > 0;
}
