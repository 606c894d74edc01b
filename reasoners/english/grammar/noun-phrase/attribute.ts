import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { DETERMINERS, DO, PREPOSITIONS } from "../../language/function-words.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import { isParticiple, isPast, isPlural } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { isVerbOfResting } from "../../linking/resting.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { draft, intersection, type Nominal, type Parse, parse, type NominalDrafts, type Nominals } from "../parse.ts";
import { saidOf } from "../relation/fitted.ts";
import { BY, FROM, IN } from "../relation/implied-words.ts";
import { nouns } from "./common-noun.ts";
import { kindNamed } from "./definition.ts";
import { headNoun, isNounPhrase } from "./noun.ts";

/** Participles that say where: "Prague-born", "Kyoto-based". */
export const LOCAL = wordSet(lists.local);

/** "Indonesian capital", "German actors", "the film Inception". */
export function attributed(grammar: Grammar, from: number, to: number): NominalDrafts {
  const found: NominalDrafts[number][] = [];
  for (let at = from + 1; at < to; at += 1) {
    // "E, F" says of neither what the other has.
    const isParted = [at - 1, at].some((mark) => grammar.words[mark]?.lower === ",");
    const entity = isParted ? undefined : grammar.mention(from, at);
    const itself = entity === undefined ? [] : kindsBehind(grammar, entity, from, at, to);
    if (itself.length > 0) {
      found.push(...itself);
      continue;
    }
    if (entity !== undefined && grammar.once(isHead, at, to) && !isOnlyDone(grammar, at, to)) {
      const words = grammar.words.slice(at, to);
      const linked = grammar.follow(entity, { words, role: "NOUN", expects: headNoun(words) });
      if (linked?.value.kind === "follow" && linked.value.relation.candidates.length > 0) {
        found.push(
          parse(
            { set: linked.value, noun: headNoun(words) },
            linked.cost + NOUNS.attribute + grammar.swallowedNames(at, to),
          ),
        );
      }
    }
    if (entity !== undefined) found.push(...doneNouns(grammar, entity, at, to));
    // "Spanish-born painters" are born there, and no born painters that are Spanish.
    const isVerb = isVerbBehindName(grammar, from, at, to);
    if (entity !== undefined && !isParticiple(grammar.words[at]?.lower ?? "") && !isVerb) {
      const belongs = belonging(grammar, entity);
      if (belongs !== undefined) {
        found.push(
          ...grammar
            .nominals(at, to)
            .filter(isKind)
            .map(({ value, cost }) =>
              draft<Nominal>(
                cost + belongs.cost + (value.set === undefined ? NOUNS.belongingOfUnknown : NOUNS.belonging),
                () => ({
                  ...value,
                  set: value.set === undefined ? belongs.value : intersection([value.set, belongs.value]),
                }),
              ),
            ),
        );
      }
    }
    const name = grammar.mention(at, to);
    if (name === undefined || !grammar.isLowerCase(from, at)) continue;
    const naming = NAMING.has(grammar.words[at - 1]?.lower ?? "") ? at - 1 : at;
    for (const kind of nouns(grammar, from, naming)) {
      const isClass = kind.value.set?.kind === "instances";
      const set = isClass && kind.value.set !== undefined ? intersection([kind.value.set, name.value]) : name.value;
      const misnamed = isClass && !isOfClass(grammar, kind.value.set, at, to) ? NOUNS.misnamed : 0;
      const cost = name.cost + NOUNS.shareBeforeName * kind.cost;
      // "The painter E": that E is one, the graph may say; where it does not, it is left open.
      const said = kind.value.set !== undefined && kindNamed(kind.value.set) !== undefined ? kind.value.set : undefined;
      if (said !== undefined) found.push(parse({ set: intersection([said, name.value]), noun: kind.value.noun }, cost));
      const unsaid = said === undefined ? 0 : NOUNS.unsaidKind;
      found.push(parse({ set, noun: kind.value.noun }, cost + misnamed + unsaid));
    }
  }
  return found;
}

/** "E year" is no kind of years that belong to E. */
function isKind({ value }: Nominals[number]): boolean {
  return value.set !== undefined || value.noun === undefined || !TIMES.has(value.noun);
}

const TIMES: ReadonlySet<string> = new Set(["year", "date", "day", "month", "time"]);

/** "(What is) E kept (in)": a participle that is no noun says nothing that E has. */
function isOnlyDone({ words }: Grammar, at: number, to: number): boolean {
  const lower = words[at]?.lower ?? "";
  return to === at + 1 && isPast(lower) && englishDictionary().lemmasOf(lower, "n").length === 0;
}

/**
 * "The E station", where E is one: the thing itself, and neither another that belongs to it nor what it has by that
 * name.
 */
function kindsBehind(
  grammar: Grammar,
  entity: Parse<SetForm>,
  from: number,
  at: number,
  to: number,
): readonly Parse<Nominal>[] {
  // "A Germanic language" is one of several.
  if (grammar.words[from - 1]?.lower !== "the" || isPlural(grammar.words[to - 1]?.lower ?? "")) return [];
  if (grammar.typesOfMention(from, at).length === 0) return [];
  return nouns(grammar, at, to).flatMap(({ value, cost }) =>
    value.set !== undefined && isKindOf(grammar, value.set, from, at)
      ? [parse({ set: intersection([value.set, entity.value]), noun: value.noun }, entity.cost + cost)]
      : [],
  );
}

/** Is what the words name of the class, or of one of several? */
function isKindOf(grammar: Grammar, kind: SetForm, from: number, to: number): boolean {
  if (kind.kind === "union") return kind.sets.some((each) => isKindOf(grammar, each, from, to));
  return kind.kind === "instances" && isOfClass(grammar, kind, from, to);
}

/** What "does E find" is no find of E's, and what "E stands" on no stand. */
function isVerbBehindName(grammar: Grammar, from: number, at: number, to: number): boolean {
  if (to !== at + 1) return false;
  const isAsked = DO.has(grammar.words[from - 1]?.lower ?? "") && nouns(grammar, at, to).every(isUnknown);
  return isAsked || isVerbOfResting(grammar.words.slice(at, to));
}

function isUnknown({ value }: Nominals[number]): boolean {
  return value.set === undefined;
}

/** Can the words be the noun that a name stands before? */
function isHead(grammar: Grammar, from: number, to: number): boolean {
  const last = grammar.words[to - 1]?.lower ?? "";
  if (to - from > MOST_WORDS_OF_A_HEAD || isParticiple(last) || PREPOSITIONS.has(last)) return false;
  return isNounPhrase(grammar.words.slice(from, to));
}

const MOST_WORDS_OF_A_HEAD = 4;
const NAMING = wordSet(lists.naming);

/** "the film E": is E known to be one? Where its classes are not known, it may be. */
function isOfClass(grammar: Grammar, kind: SetForm | undefined, from: number, to: number): boolean {
  const types = grammar.typesOfMention(from, to);
  const classes = kind?.kind === "instances" ? kind.candidates.map(({ iri }) => iri) : [];
  const above = grammar.catalogue.classes
    .filter(({ iri }) => types.includes(iri))
    .flatMap(({ ancestors }) => ancestors);
  return types.length === 0 || [...types, ...above].some((each) => classes.includes(each));
}

/** Those who come from, or belong to, what an adjective or name says: "German", "Republican". */
export function belonging(grammar: Grammar, entity: Parse<SetForm>): Parse<SetForm> | undefined {
  return grammar.follow(entity, { words: [FROM], role: "AFTER" });
}

/** "E directed movies", "E-born painter", "E-speaking countries": what a participle between the two says. */
function doneNouns(grammar: Grammar, entity: Parse<SetForm>, at: number, to: number): Nominals {
  const participle = grammar.words[at];
  if (participle === undefined || at + 1 >= to) return [];
  if (!isParticiple(participle.lower) && participle.lower !== "speaking") return [];
  // What was done to a name is said behind it: "E influenced F" is no F that E influenced.
  if (DETERMINERS.has(grammar.words[at + 1]?.lower ?? "") || !grammar.isLowerCase(at + 1, at + 2)) return [];
  const link = participle.lower === "speaking" ? [participle] : [participle, LOCAL.has(participle.lower) ? IN : BY];
  const done = grammar.follow(entity, { words: link, role: "AFTER" });
  if (done === undefined) return [];
  return grammar.nominals(at + 1, to).map((kind) => {
    const set =
      kind.value.set === undefined
        ? done.value
        : intersection([kind.value.set, saidOf(kind.value.set, done.value, grammar)]);
    return parse<Nominal>({ ...kind.value, set }, NOUNS.shareBehindParticiple * kind.cost + done.cost + NOUNS.done);
  });
}
