import type { AnalysisInput, Reading } from "../../../engine/question/analysis.ts";
import type { InstancesForm, LinkCandidate, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { MARKS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { linkClass } from "../linking/class-linker.ts";
import { classEntry } from "../linking/known-entries.ts";
import { withThoseBelow } from "../linking/kinds-of-classes.ts";
import { waysOf } from "../graph-led/ways.ts";
import type { Work } from "../grammar/work.ts";
import { LINKING, TELEGRAMS } from "../weights.ts";
import { wordsSaid } from "./words-said.ts";

/** Words that say a kind, or the relation to a code, before it. */
const MOST_WORDS_BEFORE = 3;
const LONGEST_CODE = 40;

/**
 * "Element Au", "station code QX7": the thing that has the code, where a relation of the graph gives each thing one of
 * its own. Undefined where the words before the code say neither a kind of things nor such a relation.
 */
export function byCode(input: AnalysisInput, work: Work): Reading | undefined {
  const words = wordsSaid(input.question) ?? kindAndCode(wordsOf(input.question));
  const codes = input.catalogue.relations.filter(({ identifying }) => identifying === true);
  if (codes.length === 0) return undefined;
  for (let length = Math.min(MOST_WORDS_BEFORE, words.length - 1); length > 0; length -= 1) {
    const [said, rest] = [words.slice(0, length), words.slice(length)];
    const [first, last] = [rest[0], rest.at(-1)];
    if (first === undefined || last === undefined) continue;
    const code = input.question.slice(first.start, last.end);
    if (!isCode(code)) continue;
    const asked = ofRelation(said, codes, input.catalogue, work) ?? ofKind(said, codes, input.catalogue);
    if (asked === undefined) continue;
    const { set, candidates } = asked;
    const relation = { text: phraseText(said), candidates };
    const condition = { operator: "=", value: { type: "text", text: code } } as const;
    return { form: { kind: "where", set, relation, condition }, score: TELEGRAMS.byCode };
  }
  return undefined;
}

/** "Which element is Au". */
function kindAndCode(words: readonly Word[]): readonly Word[] {
  const said = words.filter(({ lower }) => !MARKS.has(lower));
  const [first, last, before] = [said[0], said.at(-1), said.at(-2)];
  if (first === undefined || last === undefined || !OF_THINGS.has(first.lower) || before?.lower !== "is") return [];
  return [...said.slice(1, -2), last];
}

/** Short, in one piece, and with a capital or a number: a word in small letters is one of the language. */
function isCode(text: string): boolean {
  return text.length <= LONGEST_CODE && !/\s/u.test(text) && /[\p{Lu}\p{N}]/u.test(text);
}

interface AskedOf {
  readonly set: InstancesForm;
  readonly candidates: readonly RelationCandidate[];
}

/** "Station code QX7": whatever has it. */
function ofRelation(
  said: readonly Word[],
  codes: readonly RelationEntry[],
  catalogue: Catalogue,
  work: Work,
): AskedOf | undefined {
  const phrase = {
    words: said,
    content: said,
    roles: ["NOUN"],
    wanted: undefined,
    isDone: false,
    prepositions: [],
  } as const;
  const candidates = waysOf(phrase, catalogue, work).filter(
    ({ iri, direction }) => direction === "FORWARD" && codes.some((each) => each.iri === iri),
  );
  const classes = codes
    .filter(({ iri }) => candidates.some((each) => each.iri === iri))
    .flatMap(({ subjectClasses }) => subjectClasses.slice(0, 1));
  const known = [...new Set(classes)].flatMap((iri): readonly LinkCandidate[] => {
    const entry = classEntry(catalogue, iri);
    return entry === undefined ? [] : [{ iri, label: entry.label, score: 1 }];
  });
  return known.length === 0 ? undefined : { set: { kind: "instances", text: "thing", candidates: known }, candidates };
}

/** "Element Au": what of the kind has it. */
function ofKind(said: readonly Word[], codes: readonly RelationEntry[], catalogue: Catalogue): AskedOf | undefined {
  const kinds = linkClass(said, catalogue).filter(({ score }) => score >= LINKING.classAlias);
  if (kinds.length === 0) return undefined;
  const below = withThoseBelow(
    kinds.map(({ iri }) => iri),
    catalogue,
  );
  const candidates = codes
    .filter(({ subjectClasses }) => subjectClasses.some((each) => below.has(each)))
    .map(({ iri, label }): RelationCandidate => ({ iri, label, direction: "FORWARD", score: 1 }));
  if (candidates.length === 0) return undefined;
  return { set: { kind: "instances", text: phraseText(said), candidates: kinds }, candidates };
}
