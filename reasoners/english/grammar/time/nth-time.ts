import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { LinkCandidate, SetForm, TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { ordinal } from "../../language/adjectives.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { MANKIND } from "../../language/person-nouns.ts";
import { stem } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";
import { closeness } from "../../linking/relation-names.ts";
import { LIKENESS, TIMES } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, costOf, type Parse, parse } from "../parse.ts";
import { fitted } from "../relation/fitted.ts";
import { extremeRelation } from "../scale.ts";
import { dates } from "./dates.ts";

/** "people landed on the Moon for the third time": the third event of the kind that the verb says, a landing. */
export function nthTime(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  const subject = ["the", "some"].includes(grammar.words[from]?.lower ?? "") ? from + 1 : from;
  if (!isPeople(grammar.words[subject]?.lower ?? "")) return [];
  const said = rankOf(grammar, subject + 1, to);
  const relation = dates(grammar);
  if (said === undefined || relation === undefined) return [];
  const kinds = eventsOf(grammar, said.verb);
  const [best] = kinds;
  if (best === undefined) return [];
  const kind: SetForm = { kind: "instances", text: grammar.words[said.verb]?.text ?? "", candidates: kinds };
  const by = extremeRelation(grammar, said.last ? "late" : "early", kind);
  if (by === undefined) return [];
  const rest = grammar.words.slice(said.verb + 1, said.end).filter(({ lower }) => !isFunctionWord(lower));
  const isSaidByName = rest.every((word) =>
    wordsOf(best.label).some((name) => closeness(name, word) >= LIKENESS.sameFamily),
  );
  const where = isSaidByName ? [undefined] : grammar.predicates(said.verb + 1, said.end);
  return where.flatMap((each) => {
    const set = each === undefined ? kind : applied(kind, fitted(kind, each.value, grammar));
    if (set === undefined) return [];
    const nth: SetForm = { kind: "extreme", set, by: by.relation, direction: by.direction, rank: said.rank };
    return [
      parse<TimeExpression>({ kind: "dates", of: nth, relation }, (each?.cost ?? 0) + costOf(best.score) + TIMES.nth),
    ];
  });
}

const PEOPLE = wordSet(lists.unnamedPeople);

function isPeople(lower: string): boolean {
  return MANKIND.has(lower) || PEOPLE.has(lower);
}

interface Ranked {
  /** The word that says what happened. */
  readonly verb: number;
  /** Where what is said of the event ends. */
  readonly end: number;
  readonly rank: number;
  readonly last: boolean;
}

/** "V … for the Nth time", "Nth V …". */
function rankOf(grammar: Grammar, from: number, to: number): Ranked | undefined {
  const lowers = grammar.words.slice(from, to).map(({ lower }) => lower);
  const behind = /^for the (\S+) time$/u.exec(lowers.slice(-4).join(" "))?.[1];
  const before = lowers[0] ?? "";
  const [word, verb, end] = behind === undefined ? [before, from + 1, to] : [behind, from, to - 4];
  const rank = word === "last" ? 1 : ordinal(word);
  return rank === undefined || verb >= end ? undefined : { verb, end, rank, last: word === "last" };
}

/** Classes of events that are called after the verb: "landed" and "Moon landing". */
function eventsOf(grammar: Grammar, at: number): readonly LinkCandidate[] {
  const verb = grammar.words[at];
  if (verb === undefined) return [];
  return grammar.catalogue.classes.flatMap(({ iri, label }) => {
    const head = wordsOf(label).at(-1);
    const isSame = head !== undefined && head.lower !== verb.lower && stem(head.lower) === stem(verb.lower);
    return isSame ? [{ iri, label, score: TIMES.eventScore }] : [];
  });
}
