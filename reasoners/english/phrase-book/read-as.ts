import type { Reading } from "../../../engine/question/analysis.ts";
import type {
  Condition,
  Form,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { EntityCandidate, Mention, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import type { Word } from "../language/words.ts";
import { inTense } from "../grammar/time/tense.ts";
import { isOfUnknownKind, kindAsked } from "../linking/kind-asked.ts";
import { classEntry } from "../linking/known-entries.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { unitsMeant, unitsOf } from "../units/units-of-relations.ts";
import { GRAPH_LED } from "../weights.ts";
import { isCalledSo } from "./called-so.ts";
import { type Asked, leadsToAnyPlace } from "./kind-said.ts";
import { placeAsked, saysPlace } from "./place-asked.ts";
import { relationsAround } from "./relations-around.ts";
import type { Phrase } from "./rows.ts";

/** What stands around a name, and all words of the question. */
export interface SaidAround {
  readonly around: string;
  readonly words: readonly Word[];
}

/** @param fits of the kind that was asked for besides */
export function readAs(
  phrases: readonly Phrase[],
  name: Mention,
  { around, words }: SaidAround,
  input: GraphLedInput,
  fits: (asked: Asked) => boolean,
): Reading | "SEVERAL" | undefined {
  if (phrases.length === 0) return undefined;
  const ways = relationsAround(name, input).filter(
    (way) => phrases.some((phrase) => isCalledSo(way, phrase, input)) && fits(way) && !leadsToNodes(way, input),
  );
  const [only, ...others] = ways;
  if (only === undefined) return undefined;
  // What is said of both ends, as that they are rivals, is stated of either.
  if (others.some(({ relation }) => relation.iri !== only.relation.iri)) return "SEVERAL";
  const { relation, direction, having } = only;
  if (mayMeanAnother(name, having, phrases, input) || !isToldIn(words, relation)) return undefined;
  const place = placeAsked(words);
  const isSure = place === undefined || saysPlace(place, relation, input);
  if (!isSure && !leadsToAnyPlace(only, input)) return undefined;
  const called = phrases.filter((phrase) => isCalledSo(only, phrase, input));
  const way: RelationCandidate = { iri: relation.iri, label: relation.label, direction, score: 1 };
  const from: SetForm = { kind: "mention", text: name.text, candidates: having.map(linkedTo) };
  const phrase: RelationPhrase = { text: relation.label, candidates: [way] };
  const form: Form = relation.isTruth === true ? whether(from, phrase) : { kind: "follow", from, relation: phrase };
  const kind = kindAsked(form, words, 0, input.catalogue);
  // The book has such names for what is asked, be they of texts.
  const isAnyKind = relation.objectKind === "TEXT" || called.every(({ isOfAnyKind }) => isOfAnyKind);
  const asks = isAnyKind ? undefined : kind && { ...kind, textless: undefined };
  if (asks !== undefined && isOfUnknownKind(asks, input.catalogue)) return undefined;
  return {
    form: inTense(form, words),
    score: GRAPH_LED.byPhrase,
    doubts: [
      `“${around}” was read as “${relation.label}”, which may not be meant`,
      ...(isSure ? [] : [`nothing says that what is found is a “${place.lower}”`]),
    ],
    ...(asks === undefined ? {} : { asks }),
  };
}

/** "Does E still work" is answered by yes or no, where the graph says "true" or "false" of "in working order". */
function whether(set: SetForm, relation: RelationPhrase): Form {
  const condition: Condition = { operator: "=", value: { type: "text", text: "true" } };
  return { kind: "exists", set: { kind: "where", set, relation, condition } };
}

/** A node without a name answers nothing: somebody's job is no posting that is called by a number. */
function leadsToNodes({ relation, direction }: Asked, { catalogue }: GraphLedInput): boolean {
  if (direction === "BACKWARD" && relation.ofNodes !== undefined) return true;
  const ends = direction === "FORWARD" ? relation.objectClasses : relation.subjectClasses;
  return ends.length > 0 && ends.every((iri) => isNode(iri, catalogue));
}

function isNode(iri: string, catalogue: GraphLedInput["catalogue"]): boolean {
  const entry = classEntry(catalogue, iri);
  return entry?.unnamed === true || entry?.linking === true;
}

/** Who played Rook, the part, is not told by who acts in the film Rook, where parts are played by somebody. */
function mayMeanAnother(
  { candidates }: Mention,
  having: readonly EntityCandidate[],
  phrases: readonly Phrase[],
  input: GraphLedInput,
): boolean {
  const types = new Set(having.flatMap((each) => each.types));
  const [best] = candidates.filter((each) => !isOnlyAlike(each));
  const others = candidates.filter(
    (each) =>
      !having.includes(each) &&
      each.match === best?.match &&
      each.score >= best.score * GRAPH_LED.nearlyBest &&
      !each.types.some((type) => types.has(type)),
  );
  const kinds = new Set(others.flatMap((each) => each.types));
  return input.catalogue.relations.some((relation) =>
    (["FORWARD", "BACKWARD"] as const).some((direction) => {
      const ends = direction === "FORWARD" ? relation.subjectClasses : relation.objectClasses;
      const way = { relation, direction, having: [] };
      return ends.some((iri) => kinds.has(iri)) && phrases.some((phrase) => isCalledSo(way, phrase, input));
    }),
  );
}

/** "How long is E in miles" is not answered in metres. */
function isToldIn(words: readonly Word[], relation: RelationEntry): boolean {
  const behindIn = words.filter((_, at) => words[at - 1]?.lower === "in");
  const asked = behindIn.flatMap(({ lower }) => unitsMeant(lower)).filter((unit) => knownUnit(unit) !== undefined);
  const own = new Set(unitsOf(relation));
  return asked.length === 0 || asked.some((unit) => own.has(unit));
}
