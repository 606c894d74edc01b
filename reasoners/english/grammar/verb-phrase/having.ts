import type {
  RelationCandidate,
  RelationPhrase,
  SetForm,
  Tally,
} from "../../../../engine/question/form/logical-form.ts";
import { DETERMINERS, HAVE } from "../../language/function-words.ts";
import { phraseText } from "../../language/words.ts";
import { leadsOnBy } from "../../linking/by-a-node.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { postmodifiers } from "../noun-phrase/postmodifier.ts";
import { applied, costOf, type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { anyOfClasses, areCutOff } from "../relation/any-of-classes.ts";
import { fitted } from "../relation/fitted.ts";
import { turned } from "../relation/turned.ts";
import { isCountable, quantifierAt, saidOf } from "./counted.ts";

const MOST_WORDS = 4;

/**
 * "have children", "with no children", "have children who live in E", "with at least two children": there is something,
 * or so much, that stands to them as the noun says, and of which the rest is true.
 */
export function having(grammar: Grammar, from: number, to: number): Predicates {
  const lower = (at: number): string => grammar.words[at]?.lower ?? "";
  if (!HAVE.has(lower(from)) && lower(from) !== "with") return [];
  const isNone = lower(from + 1) === "no";
  const many = quantifierAt(grammar, from + 1, to);
  const start = many?.at ?? (isNone || DETERMINERS.has(lower(from + 1)) ? from + 2 : from + 1);
  const found: Parse<Predicate>[] = [];
  for (let end = start + 1; end <= to && end - start <= MOST_WORDS; end += 1) {
    const noun = grammar.words.slice(start, end);
    if (!isNounPhrase(noun) || !grammar.isLowerCase(start, end)) break;
    const linked = grammar.link({ words: noun, role: "NOUN", known: "ENTITY", wanted: "ENTITY" });
    const [best] = linked;
    if (best === undefined || best.score <= VERBS.leastHadScore) continue;
    const candidates = linked.filter(
      (each) => each.score > VERBS.leastHadScore || leadsOnBy(each, best, grammar.catalogue),
    );
    const relation: RelationPhrase = {
      text: phraseText(grammar.words.slice(from, end)),
      candidates: candidates.map(turned),
    };
    const owned: RelationPhrase = { text: phraseText(noun), candidates };
    if (many !== undefined && !isCountable(owned)) continue;
    for (const had of hadBy(grammar, anyAtEnd(grammar, best, phraseText(noun)), end, to)) {
      const set: SetForm = { kind: "follow", from: had.value, relation };
      if (many !== undefined) {
        const tally: Tally = end === to ? { how: "count" } : { how: "count", among: had.value };
        found.push(saidOf(many.quantity, owned, tally, set, had.cost + costOf(best.score) + VERBS.having));
        continue;
      }
      const said: Predicate = isNone ? { kind: "not-among", set } : { kind: "among", set };
      found.push(parse(said, had.cost + costOf(best.score) + VERBS.having));
    }
  }
  return found;
}

/** What they have: anything of its kind, or those of which what stands behind the noun is true. */
function hadBy(grammar: Grammar, any: SetForm | undefined, at: number, to: number): readonly Parse<SetForm>[] {
  if (at === to) return any === undefined ? [] : [parse(any, 0)];
  return postmodifiers(grammar, at, to).flatMap(({ value, cost }) => {
    const set = applied(any, fitted(any, value, grammar));
    return set === undefined ? [] : [parse(set, cost)];
  });
}

/**
 * Anything that the relation leads to, by all the kinds that it leads to: an owner may be a person or a club. Undefined
 * where the graph tells none, or not all.
 */
function anyAtEnd(
  { catalogue }: Grammar,
  { iri, direction, score }: RelationCandidate,
  text: string,
): SetForm | undefined {
  const entry = relationEntry(catalogue, iri);
  const classes = (direction === "FORWARD" ? entry?.objectClasses : entry?.subjectClasses) ?? [];
  return areCutOff(classes, catalogue) ? undefined : anyOfClasses(classes, text, score, catalogue);
}
