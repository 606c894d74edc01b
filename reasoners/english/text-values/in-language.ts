import lists from "../language/data/text-value-words.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import type { MentionForm, RelationCandidate, SetForm } from "../../../engine/question/form/logical-form.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { kindByValue } from "../graph-led/kinds-by-value.ts";
import { BE } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { linkedTo } from "../linking/linked-to.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { relationNames } from "../linking/relation-names.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { lowerOf, type Token, tokensOf } from "../nodes-between/tokens.ts";
import { GRAPH_LED } from "../weights.ts";

const LANGUAGES = wordSet(lists.languages);
const SAID = wordSet(lists.said);
const FIRST = wordSet(lists.first);

/**
 * "Which songs were (first) written in E": where E is what the one relation at it calls a language, those of which it
 * is the language. Undefined where more is said.
 */
export function inLanguage(input: GraphLedInput): Reading | undefined {
  const tokens = tokensOf(input);
  const last = tokens?.at(-1);
  if (tokens === undefined || last === undefined || !("name" in last) || !OF_THINGS.has(lowerOf(tokens[0])))
    return undefined;
  const be = tokens.findIndex((token) => BE.has(lowerOf(token)));
  const kind = tokens.slice(1, be);
  const rest = tokens.slice(be + 1, -1).map(lowerOf);
  const verbs = FIRST.has(rest[0] ?? "") ? rest.slice(1) : rest;
  const [verb, preposition, ...more] = verbs;
  if (be < 2 || verb === undefined || !SAID.has(verb) || preposition !== "in" || more.length > 0) return undefined;
  const language = languageAt(last.name, input);
  const members = membersOf(kind, input);
  if (language === undefined || members === undefined) return undefined;
  const { form, way } = language;
  const followed: SetForm = { kind: "follow", from: form, relation: { text: way.label, candidates: [way] } };
  return {
    form: { kind: "intersect", sets: [members, followed] },
    score: GRAPH_LED.best,
    readAs: [`“${verb} in” was read as “${way.label}”`],
  };
}

/** What the name may mean, with the one relation that calls it a language. */
function languageAt(
  { text, candidates }: Mention,
  { around, catalogue }: GraphLedInput,
): { readonly form: MentionForm; readonly way: RelationCandidate } | undefined {
  const found = candidates
    .filter((each) => !isOnlyAlike(each))
    .flatMap((each) =>
      around
        .filter(({ things }) => things.includes(each.iri))
        .flatMap(({ relations }) => relations)
        .filter(({ iri, direction }) => direction === "BACKWARD" && isCalledLanguage(iri))
        .map(({ iri }) => ({ each, iri })),
    );
  const [only] = found;
  const entry = relationEntry(catalogue, only?.iri);
  if (only === undefined || entry === undefined || new Set(found.map(({ iri }) => iri)).size > 1) return undefined;
  const meant = [...new Set(found.map(({ each }) => each))].map(linkedTo);
  return {
    form: { kind: "mention", text, candidates: meant },
    way: { iri: entry.iri, label: entry.label, direction: "BACKWARD", score: 1 },
  };

  function isCalledLanguage(iri: string): boolean {
    return (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ head }) => LANGUAGES.has(head));
  }
}

/** The things of a class, or those that a value tells: "songs", "tragedies". */
function membersOf(kind: readonly Token[], input: GraphLedInput): SetForm | undefined {
  const [only] = kind;
  if (only !== undefined && kind.length === 1 && "name" in only) {
    const { text, candidates } = only.name;
    const meant = candidates.filter((each) => !isOnlyAlike(each));
    const things = new Map(input.around.flatMap((around) => around.things.map((iri) => [iri, around] as const)));
    const form: MentionForm = { kind: "mention", text, candidates: meant.map(linkedTo) };
    return kindByValue({ kind: "name", from: 0, to: 1, form, types: new Map() }, { ...input, things })?.members;
  }
  const words = kind.flatMap((token): readonly Word[] => ("word" in token ? [token.word] : []));
  const classes = words.length === kind.length ? kindsSaid(words, input.catalogue) : [];
  const text = words.map((word) => word.text).join(" ");
  return classes.length === 0 ? undefined : { kind: "instances", text, candidates: classes };
}
