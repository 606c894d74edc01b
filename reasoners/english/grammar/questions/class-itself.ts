import lists from "../../language/data/nouns.json" with { type: "json" };
import type { Form, MentionForm, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { ClassEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { BE, DO } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";

/** Nouns for what is below a kind: "kinds of maze". */
const KINDS_OF = wordSet(lists.kindsOf);
/** Nouns for what things of a kind have: "properties of a maze". */
const PROPERTIES_OF = wordSet(lists.propertiesOf);

/** "(what) is a maze": the text by which the graph says what its kind is; of all such texts it says no one is one. */
export function kindDefined(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const [be, article] = [grammar.words[from]?.lower ?? "", grammar.words[from + 1]?.lower ?? ""];
  if (be !== "is" || !INDEFINITE.has(article)) return [];
  const named = classNamed(grammar, from + 2, to);
  if (named?.entry.definition === undefined) return [];
  const relation = phrase("definition", named.entry.definition, "FORWARD");
  return [parse<Form>({ kind: "follow", from: named.itself, relation }, QUESTIONS.definition)];
}

/** "(which) kinds of maze are there", "(what) are the kinds of maze": the kinds that the graph has below it. */
export function kindsOfKind(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const isThere = BE.has(words[to - 2]?.lower ?? "") && words[to - 1]?.lower === "there";
  const isThat = BE.has(words[from]?.lower ?? "") && words[from + 1]?.lower === "the";
  if (isThere === isThat) return [];
  const at = isThat ? from + 2 : from;
  const noun = words[at];
  if (noun === undefined || !KINDS_OF.has(noun.lower) || words[at + 1]?.lower !== "of") return [];
  const behind = words[at + 2]?.lower ?? "";
  const named = classNamed(grammar, at + (INDEFINITE.has(behind) ? 3 : 2), isThere ? to - 2 : to);
  if (named?.entry.below === undefined) return [];
  if (isCalledSo(noun.lower, grammar)) return [];
  const relation = phrase(`${noun.text} of`, named.entry.below.relation, "BACKWARD");
  const sets: SetForm[] = [];
  for (let steps = 1; steps <= named.entry.below.steps; steps += 1)
    sets.push({ kind: "follow", from: sets.at(-1) ?? named.itself, relation });
  const [first] = sets;
  if (first === undefined) return [];
  return [parse<Form>(sets.length === 1 ? first : { kind: "union", sets }, QUESTIONS.definition)];
}

/**
 * "(which) properties does a maze have", "(what) are the properties of mazes": what the graph declares to be properties
 * of the kind, and of the kinds above it.
 */
export function propertiesOfKind(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const lowerAt = (at: number): string => words[at]?.lower ?? "";
  const isHad = DO.has(lowerAt(from + 1)) && lowerAt(to - 1) === "have";
  const isThat = BE.has(lowerAt(from)) && lowerAt(from + 1) === "the" && lowerAt(from + 3) === "of";
  if (isHad === isThat) return [];
  const noun = words[isThat ? from + 2 : from];
  if (noun === undefined || !PROPERTIES_OF.has(noun.lower)) return [];
  const at = isThat ? from + 4 : from + 2;
  const named = classNamed(grammar, INDEFINITE.has(lowerAt(at)) ? at + 1 : at, isThat ? to : to - 1);
  const said = named?.entry.properties;
  if (named === undefined || said === undefined || isCalledSo(noun.lower, grammar)) return [];
  const relation = phrase(`${noun.text} of`, said.relation, "BACKWARD");
  const sets = said.of.map((iri): SetForm => {
    const label = grammar.catalogue.classes.find((each) => each.iri === iri)?.label ?? named.entry.label;
    return {
      kind: "follow",
      from:
        iri === named.entry.iri
          ? named.itself
          : { kind: "mention", text: label, candidates: [{ iri, label, score: 1 }] },
      relation,
    };
  });
  const [first] = sets;
  if (first === undefined) return [];
  return [parse<Form>(sets.length === 1 ? first : { kind: "union", sets }, QUESTIONS.definition)];
}

/** Where a relation of the graph is called so, it may be meant. */
function isCalledSo(noun: string, { catalogue }: Grammar): boolean {
  const called = new Set([noun, ...singularForms(noun)]);
  return catalogue.relations.some(({ label, aliases }) => [label, ...aliases].some(isOneOf(called)));
}

const INDEFINITE = wordSet(["a an"]);

function isOneOf(words: ReadonlySet<string>): (name: string) => boolean {
  return (name) => words.has(name.toLowerCase());
}

/** The one class that words name in full, where they name no thing as well; and the same as a thing by itself. */
function classNamed(
  grammar: Grammar,
  from: number,
  to: number,
): { readonly entry: ClassEntry; readonly itself: MentionForm } | undefined {
  if (from >= to || grammar.mention(from, to) !== undefined) return undefined;
  const words = grammar.words.slice(from, to);
  const [best, next] = linkClass(words, grammar.catalogue);
  if (best === undefined || best.score === next?.score) return undefined;
  const entry = grammar.catalogue.classes.find(({ iri }) => iri === best.iri);
  if (entry === undefined) return undefined;
  const { iri, label } = entry;
  return { entry, itself: { kind: "mention", text: phraseText(words), candidates: [{ iri, label, score: 1 }] } };
}

function phrase(text: string, iri: string, direction: "FORWARD" | "BACKWARD"): RelationPhrase {
  return { text, candidates: [{ iri, label: text, direction, score: 1 }] };
}
