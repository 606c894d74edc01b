import type { Reading } from "../../../engine/question/analysis.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import { isSet } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { EntityCandidate, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { analyse, isGrounded } from "../analyse-question.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { withPieces } from "../ordinary-words/put-in-words.ts";
import { toldBesides } from "../ordinary-words/told-besides.ts";
import { ANSWER_IRI } from "../several/antecedents.ts";
import { byPhrase } from "./by-phrase.ts";
import { isOfKindSaid } from "./kind-said.ts";

const MOST_WORDS = 30;
const RELATIVES: ReadonlySet<string> = new Set(["where", "who", "that", "which"]);
/** Stands for what a clause says, until the question around it is read. */
const NAME = "Foregoing";

/**
 * What a question asks of something that it names by a clause in words of the phrase book: "who is mayor of the place
 * where E leaves from" asks it of what "where does E leave from" asks for. Undefined where no clause ends the question,
 * or the book has no such phrase.
 */
export function byClause(input: GraphLedInput): Reading | undefined {
  const words = wordsOf(input.question);
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  if (end > MOST_WORDS) return undefined;
  for (let relative = end - 2; relative > 2; relative -= 1) {
    if (!RELATIVES.has(words[relative]?.lower ?? "") || words[relative - 2]?.lower !== "the") continue;
    const inner = innerQuestion(words, relative, end, input);
    const said = inner === undefined ? undefined : byPhrase(inner);
    if (said === undefined || !isSet(said.form)) continue;
    const kind = words[relative - 1]?.lower ?? "";
    return isOfKind(kind, said.form, input) ? around(words, relative - 2, said, said.form, input) : undefined;
  }
  return undefined;
}

/** Whoever governs E is no law: what the clause leads to may be of the kind that stands before it. */
function isOfKind(kind: string, clause: SetForm, { catalogue }: GraphLedInput): boolean {
  if (ANYTHING.has(kind)) return true;
  const [way] = clause.kind === "follow" ? clause.relation.candidates : [];
  const relation = relationEntry(catalogue, way?.iri);
  return (
    way !== undefined &&
    relation !== undefined &&
    isOfKindSaid(kind, { relation, direction: way.direction }, { catalogue })
  );
}

const ANYTHING: ReadonlySet<string> = new Set(["one", "ones", "thing"]);

/** "Where E leaves from" as "where does E leave from", and "that made E" as "who made E". */
function innerQuestion(
  words: readonly Word[],
  relative: number,
  end: number,
  input: GraphLedInput,
): GraphLedInput | undefined {
  const name = longestName(words, relative + 1, end, input);
  if (name === undefined) return undefined;
  const [from, to] = placeOf(name, words);
  const start = DETERMINERS.has(words[from - 1]?.lower ?? "") ? from - 1 : from;
  const verb = words[to];
  if (words[relative]?.lower === "where") {
    if (start !== relative + 1 || verb === undefined || to >= end) return undefined;
    const [base = verb.lower] = englishDictionary().lemmasOf(verb.lower, "v");
    return withPieces(input, [
      { said: `where ${isPast(verb.lower) ? "did" : "does"}` },
      { from, to },
      { said: base },
      { from: to + 1, to: end },
    ]);
  }
  if (start <= relative + 1) return undefined;
  return withPieces(input, [{ said: "who" }, { from: relative + 1, to: end }]);
}

function longestName(
  words: readonly Word[],
  from: number,
  end: number,
  { mentions }: GraphLedInput,
): Mention | undefined {
  return mentions
    .filter(({ candidates }) => !candidates.every(isOnlyAlike))
    .filter((name) => {
      const [start, to] = placeOf(name, words);
      return start >= from && to <= end && to > start;
    })
    .sort((a, b) => b.end - b.start - (a.end - a.start))[0];
}

/** The question with what the clause asks for in the place of its noun phrase. */
function around(
  words: readonly Word[],
  the: number,
  said: Reading,
  clause: SetForm,
  input: GraphLedInput,
): Reading | undefined {
  const [relation] = clause.kind === "follow" ? clause.relation.candidates : [];
  const entry = relationEntry(input.catalogue, relation?.iri);
  if (entry === undefined || entry.objectKind !== "ENTITY") return undefined;
  const types = relation?.direction === "BACKWARD" ? entry.subjectClasses : entry.objectClasses;
  const outer = withPieces(input, [{ from: 0, to: the }, { said: NAME }]);
  const start = outer.question.length - NAME.length;
  const candidate: EntityCandidate = {
    ...{ iri: ANSWER_IRI, label: NAME, matched: NAME, match: "EXACT", via: "LABEL", score: 1 },
    types,
  };
  const name: Mention = { text: NAME, start, end: start + NAME.length, candidates: [candidate] };
  const { readings } = analyse({ ...outer, mentions: [...outer.mentions, name] });
  const read = readings.find((reading) => isGrounded(reading) && holds(reading.form));
  if (read === undefined) return undefined;
  const form = mapForm(read.form, (node) => (isClause(node) ? clause : node));
  const { asks, ...reading } = read;
  return toldBesides(
    { ...reading, form, ...(asks === undefined ? {} : { asks }) },
    { readAs: [], doubts: said.doubts ?? [] },
  );
}

function isClause(node: Form): boolean {
  return node.kind === "mention" && node.candidates.some(({ iri }) => iri === ANSWER_IRI);
}

function holds(form: Form): boolean {
  let found = false;
  mapForm(form, (node) => {
    found ||= isClause(node);
    return node;
  });
  return found;
}
