import lists from "../../language/data/operator-words.json" with { type: "json" };
import type { SetCondition, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { isPast } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { RELATIONS, VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { turned } from "../relation/turned.ts";
import { isCountable } from "./counted.ts";
import { asksForObject, verbsAt, type Verb } from "./verb.ts";

const UNIVERSAL = wordSet(lists.universalBeforeNoun);
const RESTRICTING = wordSet(lists.restrictingBeforeNoun);

/**
 * "directed every film by E", "border all of E's neighbours", "border only E", "are bordered only by E": of all of
 * them, or of no others.
 */
export function extentOfObject(grammar: Grammar, verb: Verb): Predicates {
  const said = extentAt(grammar, verb.at);
  // "Which bakers only baked rye bread": what stands before the word is who did it, and no verb.
  const isOfNext = said?.operator === "only" && isPast(grammar.words[said.at]?.lower ?? "");
  if (said === undefined || (isOfNext && !verb.words.some(({ lower }) => isPast(lower)))) return [];
  return toExtent(grammar, verb, said);
}

/** "Only directed films by E": what they did it to, and to nothing else. */
export function restrictedVerb(grammar: Grammar, from: number, to: number): Predicates {
  if (!RESTRICTING.has(grammar.words[from]?.lower ?? "")) return [];
  return verbsAt(grammar, from + 1, to).flatMap((verb) =>
    asksForObject(verb) ? [] : toExtent(grammar, verb, { operator: "only", at: verb.at, preposition: [] }),
  );
}

/** "Was a member of every expedition by E", "are in all wines of E": those who are so of each of them. */
export function extentOfRole(grammar: Grammar, from: number, to: number): Predicates {
  const lower = (at: number): string => grammar.words[at]?.lower ?? "";
  const start = BE.has(lower(from)) ? from + 1 : from;
  // "Is E the builder of all towers": of whether one is, it is asked of one.
  const isWhether = BE.has(lower(0)) && lower(start) === "the";
  const noun = isWhether || ARTICLES.has(lower(start)) ? start + 1 : start;
  const all = grammar.words.findIndex((word, at) => at > noun && UNIVERSAL.has(word.lower));
  if (all < 0 || all >= to || all - noun > MOST_WORDS_OF_A_ROLE || !grammar.isLowerCase(noun, all)) return [];
  const words = grammar.words.slice(noun, all);
  // "The leader of every expedition" may be that of each by itself, "members of each" those of any.
  const isBare = BE.has(lower(from)) && words.length === 1 && IN.has(lower(noun));
  if (lower(all) === "each" || !PREPOSITIONS.has(lower(all - 1)) || !(isBare || isNounPhrase(words))) return [];
  const said = extentAt(grammar, all);
  if (said === undefined) return [];
  return grammar.sets(said.at, to).flatMap((things) => {
    if (!isBare) return extentOf(things, grammar.follow(things, { words, role: "NOUN" }), said.operator, 0);
    // "Are in every wine of E": what it is for a grape to be in a wine is known once the kind is.
    const relation = { text: phraseText(words), candidates: [] };
    const domain: SetForm = { kind: "follow", from: things.value, relation };
    const condition = { operator: said.operator, of: things.value };
    return [parse<Predicate>({ kind: "where", relation, condition, domain }, things.cost + VERBS.counted)];
  });
}

const IN: ReadonlySet<string> = new Set(["in"]);
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "one"]);
const MOST_WORDS_OF_A_ROLE = 4;

function toExtent(grammar: Grammar, { words, to, cost }: Verb, said: Extent): Predicates {
  // What "is only E" leaves out, no relation says.
  if (words.every(({ lower }) => isFunctionWord(lower)) || cost >= VERBS.beginsWithClass) return [];
  const phrase = [...words, ...said.preposition];
  return grammar
    .sets(said.at, to)
    .flatMap((things) =>
      extentOf(things, grammar.follow(things, { words: phrase, role: "AFTER" }), said.operator, cost),
    );
}

/**
 * "(Which films did) every actor of E play in", "(that) only E made": that which all of them do it to, or nobody else.
 * @param from where the words for them begin
 * @param follow what some of them do it to
 */
export function extentOfSubject(
  grammar: Grammar,
  from: number,
  to: number,
  follow: (things: Parse<SetForm>) => Parse<SetForm> | undefined,
): Predicates {
  const said = extentAt(grammar, from);
  // What "each" did is told of each of them, and what "all" did may be done by some of them.
  if (said === undefined || said.preposition.length > 0 || DISTRIBUTING.has(grammar.words[from]?.lower ?? ""))
    return [];
  return grammar.sets(said.at, to).flatMap((things) => extentOf(things, follow(things), said.operator, 0));
}

const DISTRIBUTING: ReadonlySet<string> = new Set(["each", "all"]);

/** Those to whom, by the way back, all of the things have to do, or nothing but these. */
function extentOf(
  things: Parse<SetForm>,
  way: Parse<SetForm> | undefined,
  operator: SetCondition["operator"],
  cost: number,
): Predicates {
  if (way?.value.kind !== "follow" || way.value.from !== things.value || !isCountable(way.value.relation)) return [];
  const { relation } = way.value;
  const ofClass = things.value.kind === "instances" ? RELATIONS.ofAnyOfClass : 0;
  return [
    parse(
      {
        kind: "where",
        relation: { ...relation, candidates: relation.candidates.map(turned) },
        condition: { operator, of: things.value },
        domain: way.value,
      },
      way.cost + cost + VERBS.counted - ofClass,
    ),
  ];
}

interface Extent {
  readonly operator: SetCondition["operator"];
  /** Where what is meant begins. */
  readonly at: number;
  /** Of the verb, what stands behind the word that bounds it: "by" in "only by E". */
  readonly preposition: readonly Word[];
}

/** Which of the things are meant, and where what they are begins. */
function extentAt({ words }: Grammar, from: number): Extent | undefined {
  const lower = words[from]?.lower ?? "";
  const next = words[from + 1];
  if (RESTRICTING.has(lower)) {
    const isOfVerb = next !== undefined && PREPOSITIONS.has(next.lower);
    return { operator: "only", at: isOfVerb ? from + 2 : from + 1, preposition: isOfVerb ? [next] : [] };
  }
  if (!UNIVERSAL.has(lower)) return undefined;
  const of = words[from + 1]?.lower === "of" ? from + 2 : from + 1;
  return { operator: "every", at: DETERMINERS.has(words[of]?.lower ?? "") ? of + 1 : of, preposition: [] };
}
