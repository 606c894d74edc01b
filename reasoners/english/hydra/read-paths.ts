import type { Skyline, SkylinePlace, SkylineRelation } from "../../../engine/question/skyline/skyline.ts";
import {
  readPaths,
  type ReadPathsInput,
  type ReadPathsOutput,
  type ReadStep,
} from "../../../engine/strategies/hydra/tasks/read-paths.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { bestPaths, joinedWays, type Way } from "./join-ways.ts";
import { withOtherNames } from "./also-called.ts";
import { confirmRelation, readRelation } from "./read-relation.ts";
import type { FoundEnd, KnownEnd } from "./spoken.ts";
import type { WalkedRelation } from "./wordings.ts";

/** Things of one place that are read about, ways that lead to one thing, and relations that are read in all. */
const MOST_KNOWN = 3;
const MOST_WAYS = 4;
const MOST_READ = 48;
/** Ways to read the question that sentences are read along. */
const MOST_SKYLINES = 4;

/** A thing at a place of the skyline, and the ways in which sentences lead to it. */
interface Reached extends KnownEnd {
  readonly ways: readonly Way[];
}

/** The things at each place, by the place's id and by their names. */
type ReachedPlaces = Map<string, Map<string, Reached>>;

/**
 * Walks the skylines, the question's own first, and gives the best of what is found along any.
 */
function read({ skyline, otherSkylines, topics, paragraphs }: ReadPathsInput): ReadPathsOutput {
  const found: Found = new Map();
  const known = topics.map((topic) => withOtherNames(topic, paragraphs));
  const ways = [skyline, ...otherSkylines.filter(isPlain)]
    .slice(0, MOST_SKYLINES)
    .flatMap((each) => waysAlong(each, known, paragraphs, found));
  return { paths: bestPaths(ways).map((steps) => ({ steps })) };
}

/** Whether a graph knows what all of its relations may mean: else its words may be wrongly divided. */
function isPlain({ relations }: Skyline): boolean {
  return relations.every(({ candidates }) => candidates.length > 0);
}

/** What was read of relations of known things, by both. */
type Found = Map<string, readonly FoundEnd[]>;

/**
 * Walks a skyline from each topic entity towards the answer: reads what sentences say of what it has reached, and goes
 * on from what they name. Ways that lead to one thing from several topics are joined there.
 */
function waysAlong(
  skyline: Skyline,
  topics: ReadPathsInput["topics"],
  paragraphs: ReadPathsInput["paragraphs"],
  found: Found,
): readonly Way[] {
  const places: ReachedPlaces = new Map();
  for (const [index, place] of skyline.places.entries()) {
    if (place.kind !== "TOPIC" || place.text === "") continue;
    const known = knownTopic(place, topics);
    places.set(place.id, new Map([[normalise(place.text), { ...known, ways: [{ from: index, steps: [] }] }]]));
  }
  // What was found elsewhere and the skyline does not name may stand anywhere between: facts of it are facts.
  const strangers = topics.filter(({ label, names }) =>
    skyline.places.every((place) => place.kind !== "TOPIC" || !isNamedSo(place.text, label, names)),
  );
  for (const [index, place] of skyline.places.entries())
    if (place.kind === "BETWEEN" && !places.has(place.id))
      places.set(
        place.id,
        new Map(strangers.map((each) => [normalise(each.label), { ...each, ways: [{ from: index, steps: [] }] }])),
      );
  const relationsInOrder = walks(skyline);
  // A second time for a place that stands in the chain twice: what was found at its end is known at its beginning.
  for (const walk of [...relationsInOrder, ...relationsInOrder]) follow(walk, places, found, paragraphs);
  const ways = [...places.values()].flatMap((reached) => [...reached.values()].flatMap(({ ways: each }) => each));
  const joined = [...places.values()].flatMap((reached) =>
    [...reached.values()].flatMap(({ ways: each }) => joinedWays(each)),
  );
  return [...joined, ...ways];
}

/** The topic that a place names, with all its names. */
function knownTopic({ text }: SkylinePlace, topics: ReadPathsInput["topics"]): KnownEnd {
  const topic = topics.find(({ label, names }) => isNamedSo(text, label, names));
  return topic === undefined
    ? { label: text, names: [] }
    : { label: topic.label, names: [...new Set([...topic.names, text])] };
}

function isNamedSo(text: string, label: string, names: readonly string[]): boolean {
  const wanted = normalise(text);
  return [label, ...names].some((name) => normalise(name) === wanted);
}

/** A relation of the chain, walked from one of its places to the other. */
interface Walk {
  readonly relation: SkylineRelation;
  readonly from: SkylinePlace;
  readonly to: SkylinePlace;
  readonly forward: boolean;
}

/** The relations as they lead to a place of the answer: first those that are walked as the chain is written. */
function walks({ places, relations }: Skyline): readonly Walk[] {
  const answers = places.flatMap(({ kind }, index) => (kind === "ANSWER" ? [index] : []));
  const along = relations.flatMap((relation, index): readonly Walk[] => {
    const [left, right] = [places[index], places[index + 1]];
    if (left === undefined || right === undefined || left.id === right.id) return [];
    return answers.some((answer) => answer > index) ? [{ relation, from: left, to: right, forward: true }] : [];
  });
  const against = relations.flatMap((relation, index): readonly Walk[] => {
    const [left, right] = [places[index], places[index + 1]];
    if (left === undefined || right === undefined || left.id === right.id) return [];
    return answers.some((answer) => answer <= index) ? [{ relation, from: right, to: left, forward: false }] : [];
  });
  return [...along, ...against.reverse()];
}

function follow(walk: Walk, places: ReachedPlaces, found: Found, paragraphs: ReadPathsInput["paragraphs"]): void {
  const { relation, from, to, forward } = walk;
  const knownFirst = relation.reads === undefined ? undefined : (relation.reads === "FORWARD") === forward;
  const expects = to.kind === "TOPIC" || to.text === "" ? undefined : to.text;
  const words: WalkedRelation = {
    ...{ text: relation.text, knownFirst, expects },
    candidates: relation.candidates.map(({ label, score, direction }) => ({
      ...{ label, score },
      fromKnown: (direction === "FORWARD") === forward,
    })),
  };
  const readOnce = (key: readonly unknown[], readNow: () => readonly FoundEnd[]): readonly FoundEnd[] => {
    const name = JSON.stringify([words, ...key]);
    const ends = found.get(name) ?? (found.size < MOST_READ ? readNow() : []);
    if (found.size < MOST_READ) found.set(name, ends);
    return ends;
  };
  for (const known of [...(places.get(from.id)?.values() ?? [])].slice(0, MOST_KNOWN)) {
    const ends = readOnce([known.label], () => readRelation(known, words, paragraphs));
    const said = new Set(ends.map(({ text }) => normalise(text)));
    const others = [...(places.get(to.id)?.values() ?? [])].filter(({ label }) => !said.has(normalise(label)));
    const confirmed = others
      .slice(0, MOST_KNOWN)
      .flatMap((other) => readOnce([known.label, other.label], () => confirmRelation(known, words, other, paragraphs)));
    for (const end of [...ends, ...confirmed])
      reach(end, known, walk, (knownFirst ?? end.knownFirst) !== false, places);
  }
}

/** Adds what a sentence names to the place that it stands at. A place that a topic holds has room for that alone. */
function reach(
  end: FoundEnd,
  known: Reached,
  { relation, to }: Walk,
  knownFirst: boolean,
  places: ReachedPlaces,
): void {
  const here = places.get(to.id) ?? new Map<string, Reached>();
  const name = normalise(end.text);
  const there = [...here].find(([, { label, names }]) => [label, ...names].some((each) => normalise(each) === name));
  if (to.kind === "TOPIC" && there === undefined) return;
  const [key, reached] = there ?? [name, { label: end.text, names: [], ways: [] }];
  const [subject, object] = knownFirst ? [known.label, reached.label] : [reached.label, known.label];
  const { sentence, quote, score, unsaid, isDemonym } = end;
  const step: ReadStep = {
    subject,
    relation: relation.text,
    object,
    sentence,
    quote,
    score,
    ...(unsaid === undefined ? {} : { unsaid }),
    ...(isDemonym === undefined ? {} : { isDemonym }),
  };
  const ways = [...reached.ways];
  for (const way of known.ways) {
    const longer = { from: way.from, steps: [...way.steps, step] };
    const isNew = ways.every((each) => JSON.stringify(each) !== JSON.stringify(longer));
    if (isNew && ways.length < MOST_WAYS && !passes(way, reached.label)) ways.push(longer);
  }
  here.set(key, { ...reached, ways });
  places.set(to.id, here);
}

/** Whether a way has been at a thing before. */
function passes({ steps }: Way, label: string): boolean {
  const name = normalise(label);
  return steps.some(({ subject, object }) => [subject, object].some((each) => normalise(each) === name));
}

/** The task that this answers, beside the handler so that the registry stays a list. */
export const readPathsHandler = { task: readPaths, run: read } as const;
