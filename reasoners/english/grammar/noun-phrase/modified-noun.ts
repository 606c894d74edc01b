import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { DETERMINERS } from "../../language/function-words.ts";
import { isGeneral } from "../../language/general-nouns.ts";
import { wordSet } from "../../language/word-set.ts";
import { isPlural } from "../../language/word-forms.ts";
import { wordsOf } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, draft, type Nominal, parse, type Predicate, type NominalDrafts } from "../parse.ts";
import { calledBy, saysNoun } from "../relation/called-by.ts";
import { fitted } from "../relation/fitted.ts";
import { comitativeIn } from "../relation/jointly.ts";
import { isChange } from "../time/change.ts";
import { MOST_WORDS_OF_A_NOUN } from "./noun.ts";
import { postmodifiers } from "./postmodifier.ts";

/** A noun phrase and what is said of it behind. */
export function modified(grammar: Grammar, from: number, to: number): NominalDrafts {
  const found: NominalDrafts[number][] = [];
  for (let at = from + 1; at < to; at += 1) {
    const heads = grammar.nominals(from, at);
    if (heads.length === 0 || isRelationOf(grammar, from, at)) continue;
    const together = heads.flatMap(({ value, cost }) =>
      value.set === undefined
        ? []
        : comitativeIn(grammar, at, to, parse(value.set, cost)).map((each) =>
            parse({ ...value, set: each.value }, each.cost),
          ),
    );
    if (together.length > 0) {
      found.push(...together);
      continue;
    }
    for (const said of postmodifiers(grammar, at, to)) {
      const isLoose =
        grammar.catalogue.classes.length > 0 && said.value.kind === "among" && saysNothing(said.value.set);
      const isBeginning = said.value.kind === "at" && isChange(grammar.words.slice(from, at));
      for (const head of heads) {
        if (head.value.set?.kind === "value" || isBeginning || (isLoose && head.value.set === undefined)) continue;
        found.push(
          draft(head.cost + said.cost + narrowingCost(head.value), () => narrowed(grammar, head.value, said.value, at)),
        );
      }
    }
  }
  return found;
}

function narrowed(grammar: Grammar, head: Nominal, said: Predicate, at: number): Nominal | undefined {
  const base = head.set ?? (said.kind === "not-among" ? anybody(grammar, head.noun) : undefined);
  // "The second longest N of E" is the second among those of E, and no N of E that is the second of all.
  if (
    base?.kind === "extreme" &&
    (base.rank > 1 || base.many !== undefined) &&
    (said.kind === "among" || said.kind === "where")
  )
    return undefined;
  const members = applied(base, fitted(base, said, grammar));
  if (members === undefined) return undefined;
  if (head.set !== undefined) return { ...head, set: members };
  if (isLost(grammar, members, head.noun, at)) return undefined;
  return { ...head, set: calledBy(grammar, members, head.noun) };
}

/** "The shows E made": before a name, the words do not tell a noun of an unknown kind from what E is called. */
function isLost(grammar: Grammar, members: SetForm, noun: string | undefined, at: number): boolean {
  if (grammar.catalogue.classes.length === 0 || noun === undefined || isGeneral(noun)) return false;
  return !grammar.isLowerCase(at, at + 1) && !saysNoun(members, noun, grammar.catalogue);
}

/** "Someone who was not …": what is taken away is taken from all persons, where the graph says who is one. */
function anybody(grammar: Grammar, noun: string | undefined): SetForm | undefined {
  const candidates = PERSONS.has(noun ?? "") ? linkClass(wordsOf("person"), grammar.catalogue) : [];
  return candidates.length === 0 ? undefined : { kind: "instances", text: noun ?? "", candidates };
}

const PERSONS = wordSet(lists.persons);

/** A preposition alone says which things are meant only where their kind is known. */
function saysNothing(set: SetForm): boolean {
  return set.kind === "at" ? saysNothing(set.set) : set.kind === "follow" && set.relation.any === true;
}

/**
 * "capital of E" says a relation: where the graph does not hold it, "some capital that has to do with E" is no
 * answer.
 */
function isRelationOf(grammar: Grammar, from: number, at: number): boolean {
  if (grammar.words[at]?.lower !== "of") return false;
  const words = grammar.words.slice(from, at + 1).filter((word) => !DETERMINERS.has(word.lower));
  if (words.length > MOST_WORDS_OF_A_NOUN) return false;
  // "Cities of E" are many of a kind, which may be there by other relations than the one that says "city".
  if (isPlural(words.at(-2)?.lower ?? "") && linkClass(words.slice(0, -1), grammar.catalogue).length > 0) return false;
  return grammar.link({ words, role: "NOUN", known: "ENTITY" }).some(({ score }) => score > NOUNS.leastRelationScore);
}

/** What it costs that a noun phrase is narrowed further. */
function narrowingCost({ set }: Nominal): number {
  if (set?.kind === "mention") return NOUNS.narrowedName;
  return set?.kind === "follow" ? NOUNS.narrowedChain : 0;
}
