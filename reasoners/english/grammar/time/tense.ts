import lists from "../../language/data/time-words.json" with { type: "json" };
import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { withOuterSets } from "../../../../engine/question/form/outer-sets.ts";
import { HAVE, isAuxiliary, isFunctionWord, PREPOSITIONS, WH } from "../../language/function-words.ts";
import { isPast } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

type Tense = "past" | "present";

interface Verb {
  readonly at: number;
  readonly tense: Tense;
}

const PAST_FORMS = wordSet(lists.pastForms);
/** What may stand between "has" and the participle that makes it a perfect. */
const INSIDE_PERFECT = wordSet(lists.insidePerfect);
const PRONOUNS = wordSet(lists.relativeSubjects);
const CLAUSES = wordSet(lists.clauseOpenings);

/**
 * A form with the tense of the question's verbs. What is said in the past or the perfect is asked of facts of any time,
 * whether they have ended or not; a verb of the present between past ones is said of today. A time of its own in the
 * form stays.
 */
export function inTense(form: Form, words: readonly Word[]): Form {
  const verbs = verbsOf(words);
  if (!verbs.some(({ tense }) => tense === "past")) return form;
  const isMixed = verbs.some(({ tense }) => tense === "present");
  const read = (set: SetForm): SetForm =>
    isMixed ? tensed(set, "present", (text) => tenseAt(text, words, verbs)) : atAnyTime(set);
  return withOuterSets(form, read) ?? form;
}

/** A name has no time. */
function atAnyTime(set: SetForm): SetForm {
  return set.kind === "mention" || set.kind === "value" ? set : { kind: "at", set, time: { kind: "interval" } };
}

/** Each relation in the tense of its verb, where that is another than that of the relation around it. */
function tensed(set: SetForm, around: Tense, tenseOf: (text: string) => Tense): SetForm {
  if (set.kind !== "follow") return mapParts(set, (part) => tensed(part, around, tenseOf));
  const tense = tenseOf(set.relation.text);
  const said: SetForm = { ...set, from: tensed(set.from, tense, tenseOf) };
  if (tense === around) return said;
  return tense === "past" ? atAnyTime(said) : { kind: "at", set: said, time: { kind: "now", implied: true } };
}

function mapParts(set: SetForm, map: (part: SetForm) => SetForm): SetForm {
  switch (set.kind) {
    case "intersect":
    case "union":
      return { ...set, sets: set.sets.map(map) };
    case "except":
      return { ...set, set: map(set.set), without: map(set.without) };
    case "where":
    case "extreme":
    case "at":
      return { ...set, set: map(set.set) };
    default:
      return set;
  }
}

/** The tense of the verb that words of a relation belong to: the last one up to them, or else the first one behind. */
function tenseAt(text: string, words: readonly Word[], verbs: readonly Verb[]): Tense {
  const said = text.toLowerCase().split(" ");
  const content = said.filter((lower) => !isFunctionWord(lower));
  const at = words.findIndex(({ lower }) => (content.length > 0 ? content : said).includes(lower));
  const verb = verbs.filter((each) => each.at <= at).at(-1) ?? verbs[0];
  return verb?.tense ?? "present";
}

/** The finite verbs of a question, as far as they show their tense. */
function verbsOf(words: readonly Word[]): readonly Verb[] {
  const auxiliaries = words.flatMap((word, at): Verb[] => {
    const { lower } = word;
    if (isNamed(word, at)) return [];
    if (PAST_FORMS.has(lower) || (/^used?$/u.test(lower) && words[at + 1]?.lower === "to"))
      return [{ at, tense: "past" }];
    if (HAVE.has(lower)) return lower === "having" ? [] : [{ at, tense: isPerfect(words, at) ? "past" : "present" }];
    if (PRESENT_FORMS.has(lower)) return [{ at, tense: "present" }];
    return isPast(lower) && words[at + 1]?.lower !== "by" && isInClause(words, at) ? [{ at, tense: "past" }] : [];
  });
  if (auxiliaries.length > 0 || !words.some(({ lower }) => WH.has(lower))) return auxiliaries;
  return words.flatMap((word, at) =>
    isPast(word.lower) && !isNamed(word, at) && word.lower !== "born" && words[at + 1]?.lower !== "by"
      ? [{ at, tense: "past" } as const]
      : [],
  );
}

/** "who captained", "where E held": the verb of a relative clause that has no other. */
function isInClause(words: readonly Word[], at: number): boolean {
  if (at > 1 && PRONOUNS.has(words[at - 1]?.lower ?? "")) return true;
  const before = words.slice(1, at);
  const opening = before.findLastIndex(({ lower }) => CLAUSES.has(lower));
  return opening >= 0 && before.slice(opening).every(({ lower }) => !isAuxiliary(lower) && lower !== "born");
}

/** "Has ever been running", "had been running". */
function hasEver(behind: readonly Word[], words: readonly Word[], at: number): boolean {
  return words[at]?.lower === "had" || behind.some(({ lower }) => lower === "ever");
}

const PRESENT_FORMS = wordSet(lists.presentForms);

/** A word that begins with a capital inside the question is part of a name. */
function isNamed({ text, lower }: Word, at: number): boolean {
  return at > 0 && text.charAt(0) !== lower.charAt(0);
}

/**
 * "has been", "has ever captained", "has E captained", "has E been captain", "has E lived in": the participle follows,
 * or ends the question, a preposition aside.
 */
function isPerfect(words: readonly Word[], at: number): boolean {
  let next = at + 1;
  while (INSIDE_PERFECT.has(words[next]?.lower ?? "")) next += 1;
  const behind = words.slice(at + 1).filter((word, index) => !isNamed(word, at + 1 + index));
  const last = behind.findLast(({ lower }) => /\p{L}/u.test(lower) && !PREPOSITIONS.has(lower));
  // "Has E been captain", and not "has a captain who has been". Who has been running something runs it still.
  const been = behind.findIndex(({ lower }) => isAuxiliary(lower) || PRONOUNS.has(lower));
  if (behind[been]?.lower === "been") return behind[been + 1]?.isProgressive !== true || hasEver(behind, words, at);
  // "How many captains has E had" asks for those of any time.
  return [words[next], last].some((word) => word !== undefined && (isPast(word.lower) || word.lower === "had"));
}
