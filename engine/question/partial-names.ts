import { membersOf, type QueryGraph } from "../graph/fused-graph.ts";
import type { Stage } from "../investigation/stage.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { fromAll } from "../sources/from-all.ts";
import type { Catalogue, EntityCandidate, EntityDescription, Mention } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { normalise } from "../text/normalise.ts";
import { singularForms } from "../text/plural.ts";
import { tokens } from "../text/tokens.ts";
import { isSmallWord } from "./form/phrases/english-words.ts";
import { readByGraph } from "../query/graph-led/read-by-graph.ts";
import { reviseForm } from "./revise-form.ts";
import { calledIn, type Called } from "./names-within.ts";
import { type KnownNames, partsStage } from "./parts-stage.ts";
import { type PartSaid, partSaid, type QuestionWord } from "./part-of-a-name.ts";

const BOUNDS = Object.freeze({
  /** Words of a question that are held against names, from its beginning. */
  words: 80,
  /** Words that are looked for: those with capitals before others, then longer ones. */
  wanted: 12,
  shortest: 3,
  /** Things of which a part of the name is said; of more, nobody looks at all. */
  things: 60,
  /** A part by which more things than this are called names none of them. */
  candidates: 12,
  mentions: 6,
} as const);

/** How well a part of a name fits what it is a part of: one thing as well as another. */
const SCORE = 0.7;

/**
 * Is a question put to its reasoner again with parts of names where names in full leave words over? To one that answers
 * for each word, and can not choose by itself: that is shown them from the first.
 */
export function looksForParts({ reasoner }: InvestigationParts): boolean {
  return reasoner.answers?.(readByGraph) === true && !reasoner.answers(reviseForm);
}

/**
 * What a question calls by a part of its name: "Dunnage", "the Ostwick", "the 2014 gala". For words that nothing else
 * accounts for; one query to each graph, and one for what is said of what was found. All that may be meant is a
 * candidate, as good as any other: what the question asks decides between them, or nothing does.
 */
export function partialNamesStage(text: string, known: KnownNames): Stage<readonly Mention[]> {
  return partsStage({ name: "mentions.partial", version: 3 }, known, async (named, catalogue, context) => {
    const words = questionWords(text, named, catalogue);
    return mentionsOf(text, words, await partsSaid(words, known.parts.graph, catalogue, context));
  });
}

/** The words of a question, and which of them no name, kind or relation accounts for. */
export function questionWords(
  text: string,
  mentions: readonly Mention[],
  catalogue: Catalogue,
): readonly QuestionWord[] {
  const named = mentions.filter(({ candidates }) => candidates.some(({ match }) => match !== "FUZZY"));
  const known = new Set(
    [...catalogue.relations, ...catalogue.classes]
      .flatMap(({ label, aliases }) => [label, ...aliases])
      .flatMap((name) => normalise(name).split(" ")),
  );
  let before = 0;
  return tokens(text)
    .slice(0, BOUNDS.words)
    .map(({ text: written, start, end, kind }, index): QuestionWord => {
      const word = kind === "POSSESSIVE" ? "s" : normalise(written).replaceAll(" ", "");
      const isSmall = kind === "POSSESSIVE" || isSmallWord(word);
      const isNamed = named.some((mention) => mention.start < end && start < mention.end);
      const isSaid = singularForms(word).some((form) => known.has(form) || known.has(`${form}s`));
      const between = text.slice(before, start);
      const follows = index > 0 && /^[ \u00a0'’.()-]*$/u.test(between);
      const isJoined = index > 0 && between === "-";
      before = end;
      const isCapital = index > 0 && /^\p{Lu}/u.test(written);
      return {
        word,
        start,
        end,
        isSmall,
        isLeft: !isNamed && !isSmall && (!isSaid || isCapital),
        isCapital,
        follows,
        isJoined,
      };
    });
}

/** A thing of whose name a question says a part. */
interface Meant {
  readonly candidate: EntityCandidate;
  readonly part: PartSaid;
}

async function partsSaid(
  asked: readonly QuestionWord[],
  graph: QueryGraph,
  catalogue: Catalogue,
  context: UpstreamContext,
): Promise<readonly Meant[]> {
  const wanted = wantedOf(asked);
  if (wanted.length === 0) return [];
  const found = await fromAll(membersOf(graph), (member) => calledIn(member, wanted, graph, context), context);
  // Of what was cut off nobody knows what it is called.
  if (found.some(({ truncated }) => truncated)) return [];
  const names = new Set(
    membersOf(graph).flatMap(({ vocabulary }) => [
      ...vocabulary.label,
      ...vocabulary.alias,
      ...(vocabulary.codes ?? []),
    ]),
  );
  const terms = new Set([...catalogue.relations, ...catalogue.classes].map(({ iri }) => iri));
  const texts = found
    .flatMap(({ called }) => called)
    .filter(({ iri, relation }) => names.has(relation) && !terms.has(iri));
  const spelt = new Set(texts.flatMap(({ words: held }) => held));
  const words = asked.map((each) => ({ ...each, isSpelt: spelt.has(each.word) }));
  const named = texts.filter(({ text }) => hasPart(words, text));
  const things = [...new Set(named.map(({ iri }) => iri))];
  if (things.length === 0 || things.length > BOUNDS.things) return [];
  const described = await graph.describe(things, context);
  return things.flatMap((iri): readonly Meant[] => {
    const entity = described.get(iri);
    return entity === undefined
      ? []
      : meantBy(
          words,
          entity,
          named.filter((each) => each.iri === iri),
          catalogue,
        );
  });
}

function wantedOf(words: readonly QuestionWord[]): readonly string[] {
  const left = words.filter(({ word, isLeft }) => isLeft && word.length >= BOUNDS.shortest && /\p{L}/u.test(word));
  // A year or a word that is known may be left over beside a name: "the 1987 Boathouse".
  const numbered = words.flatMap(({ word, isLeft }, at) =>
    isLeft && /^\p{N}+$/u.test(word)
      ? [words[at - 1], words[at + 1], words[at + 2]].flatMap((beside) =>
          beside === undefined || beside.isSmall || beside.word.length < BOUNDS.shortest ? [] : [beside],
        )
      : [],
  );
  // Of "RK-118" the letters are too short to be looked for, and the number tells it.
  const codes = words.filter(
    ({ word, isLeft, isJoined }, at) =>
      isLeft &&
      isJoined === true &&
      word.length >= BOUNDS.shortest &&
      /^\p{N}+$/u.test(word) &&
      isLetters(words[at - 1]),
  );
  const byWorth = [...left, ...numbered, ...codes].sort(
    (a, b) => Number(b.isCapital) - Number(a.isCapital) || b.word.length - a.word.length,
  );
  return [...new Set(byWorth.map(({ word }) => word))].slice(0, BOUNDS.wanted);
}

function isLetters(word: QuestionWord | undefined): boolean {
  return word?.isLeft === true && /^\p{L}+$/u.test(word.word);
}

function hasPart(words: readonly QuestionWord[], text: string): boolean {
  return partSaid(words, normalise(text).split(" "), NO_KINDS) !== undefined;
}

const NO_KINDS: ReadonlySet<string> = new Set();

/** What a name says behind itself in brackets tells it from others of that name: "Yesterday (Beatles song)". */
function withoutNote(text: string): string | undefined {
  const at = text.lastIndexOf(" (");
  return at > 0 && text.endsWith(")") ? text.slice(0, at) : undefined;
}

/** A name that is said in full, but for what stands in brackets, says more than a part of any other. */
function inFull(words: readonly QuestionWord[], text: string): PartSaid | undefined {
  const name = withoutNote(text);
  if (name === undefined) return undefined;
  const parts = normalise(name).split(" ");
  const part = partSaid(words, parts, NO_KINDS);
  const isWhole =
    part?.said === parts.filter((each) => !isSmallWord(each)).length && part.to - part.from === parts.length;
  return isWhole ? { ...part, said: part.said + 1 } : undefined;
}

/** By which of its names most is said of a thing. */
function meantBy(
  words: readonly QuestionWord[],
  { iri, label, types, description }: EntityDescription,
  names: readonly Called[],
  catalogue: Catalogue,
): readonly Meant[] {
  const classes = catalogue.classes.filter((each) => types.includes(each.iri));
  const kinds = new Set(classes.flatMap((each) => [each.label, ...each.aliases]).map(normalise));
  let best: Meant | undefined;
  for (const { text } of names) {
    const part = inFull(words, text) ?? partSaid(words, normalise(text).split(" "), kinds);
    if (part === undefined || (best !== undefined && part.said <= best.part.said)) continue;
    const via = text === label ? "LABEL" : "ALIAS";
    const candidate: EntityCandidate = {
      iri,
      label,
      matched: text,
      match: "FUZZY",
      isPart: true,
      via,
      score: SCORE,
      types,
    };
    best = { part, candidate: description === undefined ? candidate : { ...candidate, description } };
  }
  return best === undefined ? [] : [best];
}

/** What says most comes first; of what overlaps and says as much none is taken, and what says less neither. */
function mentionsOf(text: string, words: readonly QuestionWord[], meant: readonly Meant[]): readonly Mention[] {
  const bySpan = new Map<string, readonly Meant[]>();
  for (const each of meant) {
    const span = `${each.part.from} ${each.part.to}`;
    bySpan.set(span, [...(bySpan.get(span) ?? []), each]);
  }
  const spans = [...bySpan.values()].flatMap((group) => {
    const said = Math.max(...group.map(({ part }) => part.said));
    const best = group.filter(({ part }) => part.said === said);
    const [first] = best;
    return first === undefined ? [] : [{ ...first.part, candidates: best.map(({ candidate }) => candidate) }];
  });
  const better = spans.filter(({ from, to, said, candidates }) => {
    const rivals = spans.filter(
      (other) => other.from < to && from < other.to && (other.from !== from || other.to !== to),
    );
    return candidates.length <= BOUNDS.candidates && rivals.every((other) => other.said < said);
  });
  return better
    .sort((a, b) => a.from - b.from)
    .slice(0, BOUNDS.mentions)
    .flatMap(({ from, to, candidates }): Mention[] => {
      const [start, end] = [words[from]?.start, words[to - 1]?.end];
      if (start === undefined || end === undefined) return [];
      const sorted = [...candidates].sort((a, b) =>
        a.label < b.label ? -1 : a.label > b.label ? 1 : a.iri < b.iri ? -1 : 1,
      );
      return [{ text: text.slice(start, end), start, end, candidates: sorted }];
    });
}
