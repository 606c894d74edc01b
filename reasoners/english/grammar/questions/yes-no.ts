import lists from "../../language/data/question-words.json" with { type: "json" };
import { isOfSet, type ExistsForm, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, DO, HAVE, MARKS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, intersection, type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { typesOf } from "../../members/stated.ts";
import { classBehind } from "../noun-phrase/valued-class.ts";
import { bareTexts } from "../verb-phrase/implied-text.ts";
import { conditionOf } from "../value.ts";
import { holders } from "../relation/office-holders.ts";
import { textsIn } from "../../text-values/stated-texts.ts";
import { everyOneOfThose, onlyOneDid, theOnlyOne, whetherAll } from "./whether-all.ts";
import { isVerbPhrase } from "../verb-phrase/verb.ts";

const PRESENT = wordSet(lists.present);

/** "Did E direct F?", "Is E the capital of F?", "Was E born in F?": whether E is among those of whom it is said. */
export function yesOrNo(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const present = PRESENT.has(grammar.words[from]?.lower ?? "");
  const found = [...claims(grammar, from, to), ...whetherAll(grammar, from, to), ...onlyOneDid(grammar, from, to)];
  return found.map(({ value, cost }) => {
    const said = everyOneOfThose(value);
    return parse(present && said.kind === "exists" && said.set.kind !== "at" ? atPresent(said) : said, cost);
  });
}

function atPresent({ set, outOf }: ExistsForm): ExistsForm {
  const now = (of: SetForm): SetForm => ({ kind: "at", set: of, time: { kind: "now", implied: true } });
  return { kind: "exists", set: now(set), ...(outOf === undefined ? {} : { outOf: now(outOf) }) };
}

function claims(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = grammar.words[from]?.lower ?? "";
  if (!BE.has(first) && !DO.has(first) && !HAVE.has(first)) return [];
  const found: FormParse[] = [];
  for (let at = from + 2; at < to; at += 1) {
    if (grammar.words.slice(from + 1, at).some((word) => MARKS.has(word.lower) && word.lower !== '"')) break;
    for (const subject of grammar.sets(from + 1, at)) {
      if (subject.value.kind === "instances" || subject.value.kind === "value") continue;
      // "Do the black ships carry cars" asks it of all of them.
      if (MANY.has(first) && classBehind(subject.value) !== undefined) continue;
      if (BE.has(first)) found.push(...sameText(grammar, subject, at, to), ...sameMeasure(grammar, subject, at, to));
      if (BE.has(first)) found.push(...theOnlyOne(grammar, subject, at, to));
      const bare = BE.has(first) ? bareTexts(grammar, at, to, typesAt(grammar, subject.value, from + 1, at)) : [];
      // "Is E the capital of F?": E is that.
      if (BE.has(first)) {
        for (const same of grammar.sets(at, to)) {
          if (same.value.kind === "value") continue;
          found.push(
            parse(
              { kind: "exists", set: intersection([subject.value, same.value]) },
              subject.cost + same.cost + QUESTIONS.yesOrNo,
            ),
          );
          const holder =
            same.value.kind === "mention" ? holders(grammar, same, grammar.typesOfMention(at, to)) : undefined;
          if (holder !== undefined)
            found.push(
              parse(
                { kind: "exists", set: intersection([subject.value, holder.value]) },
                subject.cost + holder.cost + QUESTIONS.yesOrNo,
              ),
            );
        }
      }
      for (const said of [...grammar.predicates(at, to), ...copular(grammar, first, at, to), ...bare]) {
        if (subject.value.kind === "mention" && holdsAgainstOne(said.value)) continue;
        const set = applied(subject.value, said.value);
        if (set !== undefined) found.push(parse({ kind: "exists", set }, subject.cost + said.cost + QUESTIONS.yesOrNo));
      }
    }
  }
  return found;
}

/** "Is the mount of E fork?": whether just that text is stated of E. */
function sameText(grammar: Grammar, { value, cost }: Parse<SetForm>, from: number, to: number): readonly FormParse[] {
  if (value.kind !== "follow") return [];
  const words = grammar.words.slice(from, to);
  return textsIn(words, grammar.catalogue).flatMap(({ relation: { iri }, text, from: begin, to: end }) => {
    const isAll = words.every(
      ({ lower }, at) => (at >= begin && at < end) || MARKS.has(lower) || (at < begin && DETERMINERS.has(lower)),
    );
    const candidates = value.relation.candidates.filter((each) => each.iri === iri && each.direction === "FORWARD");
    if (!isAll || candidates.length === 0) return [];
    const condition = { operator: "=", value: { type: "text", text } } as const;
    const relation = { ...value.relation, candidates };
    return [
      parse<Form>(
        { kind: "exists", set: { kind: "where", set: value.from, relation, condition } },
        cost + QUESTIONS.yesOrNo,
      ),
    ];
  });
}

/** "Is the length of E above 30?": whether the number or date that is stated of E is such. */
function sameMeasure(
  grammar: Grammar,
  { value, cost }: Parse<SetForm>,
  from: number,
  to: number,
): readonly FormParse[] {
  if (value.kind !== "follow") return [];
  const words = grammar.words.slice(from, to).filter(({ lower }) => !MARKS.has(lower));
  const condition = conditionOf(words);
  if (condition === undefined) return [];
  const candidates = value.relation.candidates.filter(({ iri, direction }) => {
    const kind = relationEntry(grammar.catalogue, iri)?.objectKind;
    return direction === "FORWARD" && (kind === "NUMBER" || kind === "DATE");
  });
  if (candidates.length === 0) return [];
  const relation = { ...value.relation, candidates };
  return [
    parse<Form>(
      { kind: "exists", set: { kind: "where", set: value.from, relation, condition } },
      cost + QUESTIONS.yesOrNo,
    ),
  ];
}

/** The classes of which what is asked about may be. */
function typesAt(grammar: Grammar, subject: SetForm, from: number, to: number): ReadonlySet<string> {
  const own = classBehind(subject)?.candidates.map(({ iri }) => iri);
  const start = DETERMINERS.has(grammar.words[from]?.lower ?? "") ? from + 1 : from;
  return typesOf(own ?? grammar.typesOfMention(start, to), grammar.catalogue);
}

const MANY: ReadonlySet<string> = new Set(["do", "are", "were", "have"]);

/** "Is E older than F?" compares two, which is a form of its own. */
function holdsAgainstOne(said: Predicate): boolean {
  if (said.kind !== "where" || !isOfSet(said.condition)) return false;
  const { of, times, counted } = said.condition;
  if (times !== undefined || counted === true) return times === undefined;
  return of.kind === "follow" && of.from.kind === "mention";
}

/** "Was E from F?": the auxiliary that went to the front belongs to the phrase. */
function copular(grammar: Grammar, first: string, at: number, to: number): Predicates {
  if (!BE.has(first)) return [];
  const found: Parse<Predicate>[] = [];
  for (let end = at + 1; end < to && end - at < 5; end += 1) {
    const words = grammar.words.slice(at, end);
    if (!isVerbPhrase(words, grammar.catalogue)) continue;
    for (const object of grammar.sets(end, to)) {
      const linked = grammar.follow(object, {
        words: [...grammar.words.filter((word) => word.lower === first).slice(0, 1), ...words],
        role: "AFTER",
      });
      if (linked !== undefined)
        found.push(parse({ kind: "among", set: linked.value }, linked.cost + grammar.swallowedNames(at, end)));
    }
  }
  return found;
}
