import lists from "../language/data/ordinary-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { pluralOf } from "../../../engine/text/plural.ts";
import { BE, DETERMINERS, DO, HAVE, isFunctionWord, MARKS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { leadsToAgents, nounsOf } from "../linking/agent-classes.ts";
import { linkClass } from "../linking/class-linker.ts";
import { labelWords } from "../linking/label-words.ts";
import { classEntry } from "../linking/known-entries.ts";
import { closeness, relationNames } from "../linking/relation-names.ts";
import { type Quantity, quantityIn } from "../nodes-between/quantities.ts";
import { LIKENESS } from "../weights.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const USING = wordSet(lists.using);
const PUTTING_ON = new Set(lists.puttingOn);
const SHOWN = wordSet(lists.shown);
/** Who does it where it is said of all that the graph tells: "the company", "we". */
const OURSELVES = wordSet([...lists.outfits, ...lists.ourselves]);
const TAKING_PLACE = wordSet(lists.takingPlace);
const MOST_WORDS_OF_A_NOUN = 2;

/** A noun for what something was done to, the words for what that was, and how often. */
interface Done {
  readonly noun: readonly Word[];
  readonly verb: string;
  readonly words: readonly Word[];
  readonly quantity: Quantity;
  readonly tail: readonly Word[];
}

/**
 * "Which play was staged at least twice" as "which play has at least two productions", "which hall is used the most" as
 * "which hall has the most concerts": how often something is done to things is told by what leads to them. Undefined
 * where it is said of nothing of the kind, or several kinds of things may be meant.
 */
export function howOftenDone<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const done = doneIn(words, input);
  const said = done && (byKind(done, input.catalogue) ?? byPlaceOfNodes(done, input.catalogue));
  if (done === undefined || said === undefined) return undefined;
  return {
    input: withPieces(input, [{ said }]),
    readAs: [],
    doubts: [`“${done.verb}” was read as “${said}”, which may not be meant`],
  };
}

function doneIn(all: readonly Word[], { mentions, catalogue }: AnalysisInput): Done | undefined {
  const words = all.filter(({ lower }) => !MARKS.has(lower) && !DETERMINERS.has(lower));
  if (!OF_THINGS.has(words[0]?.lower ?? "")) return undefined;
  if (mentions.some(({ text }) => /^\p{Lu}/u.test(text))) return undefined;
  const quantity = quantityIn(
    words.map((word) => ({ word, lower: word.lower })),
    2,
  );
  if (quantity === undefined || quantity.nouns.length > 0) return undefined;
  for (let to = MOST_WORDS_OF_A_NOUN + 1; to > 1; to -= 1) {
    const noun = words.slice(1, to);
    const isNoun = noun.length > 0 && noun.every(({ lower }) => !isFunctionWord(lower));
    const said = isNoun ? verbBetween(words.slice(to, quantity.from)) : undefined;
    if (said === undefined) continue;
    if (linkClass(noun, catalogue).length === 0 && noun.length > 1) continue;
    const verb = said.map(({ lower }) => lower).join(" ");
    return { noun, verb, words: said, quantity, tail: words.slice(quantity.to) };
  }
  return undefined;
}

/** "Was staged", "gets used", "has the company put on": what was done, without who of all did it. */
function verbBetween(words: readonly Word[]): readonly Word[] | undefined {
  const [first, ...rest] = words;
  if (first === undefined) return undefined;
  const isHelped = BE.has(first.lower) || HAVE.has(first.lower) || DO.has(first.lower) || GETTING.has(first.lower);
  if (!isHelped) return undefined;
  const isActive = OURSELVES.has(rest[0]?.lower ?? "");
  const verb = isActive ? rest.slice(1) : rest.filter(({ lower }) => !BE.has(lower) && lower !== "ever");
  // "Which play has staged": nothing says that it was done to it.
  if (!isActive && !(BE.has(first.lower) || GETTING.has(first.lower) || rest.some(({ lower }) => BE.has(lower))))
    return undefined;
  return verb.length === 0 || verb.length > 2 ? undefined : verb;
}

const GETTING: ReadonlySet<string> = new Set(["get", "gets", "got"]);

/** "Which play has at least two productions". */
function byKind({ noun, verb, words, quantity, tail }: Done, catalogue: Catalogue): string | undefined {
  const [kind, ...kinds] = linkClass(noun, catalogue);
  if (kind === undefined || kinds.length > 0 || tail.length > 0) return undefined;
  const leading = catalogue.relations.filter(
    ({ iri, objectClasses, objectKind, through }) =>
      objectKind === "ENTITY" &&
      through === undefined &&
      objectClasses.includes(kind.iri) &&
      // Whoever tuned the most organs was not tuned.
      !leadsToAgents(iri, "FORWARD", catalogue),
  );
  const named = leading.filter((relation) => isSaid(relation, verb, words, catalogue));
  const meant = named.length > 0 ? named : USING.has(verb) ? leading.filter(leadsToPlace(catalogue)) : [];
  const [only, ...others] = meant;
  const label = only === undefined || others.length > 0 ? undefined : kindOf(only, catalogue);
  if (label === undefined) return undefined;
  const { operator } = quantity;
  const many = operator === "most" ? "the most" : `${OPERATORS[operator]} ${quantity.number}`;
  return `which ${textOf(noun)} ${isPlural(noun) ? "have" : "has"} ${many} ${pluralOf(label)}`;
}

const OPERATORS = { ">=": "at least", ">": "more than", "=": "exactly" };

function isSaid(relation: RelationEntry, verb: string, words: readonly Word[], catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(relation.iri) ?? [];
  const [only, ...others] = words;
  const isNamed =
    only !== undefined &&
    others.length === 0 &&
    names.some(({ content }) => content.some((each) => closeness(only, each) >= LIKENESS.synonym));
  const [kind] = relation.subjectClasses;
  const entry = kind === undefined ? undefined : classEntry(catalogue, kind);
  return isNamed || (PUTTING_ON.has(verb) && entry !== undefined && nounsOf(entry).some((head) => SHOWN.has(head)));
}

/** "Held at", "venue": where something takes place; what only stands there uses nothing. */
function leadsToPlace(catalogue: Catalogue): (relation: RelationEntry) => boolean {
  return ({ iri }) => {
    const [label] = relationNames(catalogue).byRelation.get(iri) ?? [];
    return label?.content.length === 1 && label.content.every(({ lower }) => TAKING_PLACE.has(lower));
  };
}

/** The one kind of things that a relation leads from, where they have names. */
function kindOf({ subjectClasses }: RelationEntry, catalogue: Catalogue): string | undefined {
  const [kind, ...kinds] = subjectClasses;
  const entry = kind === undefined || kinds.length > 0 ? undefined : classEntry(catalogue, kind);
  return entry === undefined || entry.unnamed === true || entry.linking === true ? undefined : entry.label;
}

/** "Which town was the host town of the most visits": of nodes without a class, as one relation leads to them. */
function byPlaceOfNodes({ noun, verb, quantity, tail }: Done, catalogue: Catalogue): string | undefined {
  const [only, ...others] = noun;
  if (only === undefined || others.length > 0 || !USING.has(verb) || quantity.operator !== "most") return undefined;
  const towns = catalogue.relations.filter(
    ({ iri, objectKind, subjectClasses }) =>
      objectKind === "ENTITY" &&
      subjectClasses.length === 0 &&
      (relationNames(catalogue).byRelation.get(iri) ?? []).some(({ head }) => head === only.lower),
  );
  const [town, ...towns2] = towns;
  if (town === undefined || towns2.length > 0) return undefined;
  const ways = catalogue.relations.filter(({ through }) => through?.[1] === town.label && through[0] !== town.label);
  const [way, ...ways2] = ways.filter(({ objectKind, iri }) => objectKind === "ENTITY" && !iri.includes("(inverse)"));
  const [parent] = way?.through ?? [];
  if (way === undefined || ways2.length > 0 || parent === undefined) return undefined;
  const around = [...way.subjectClasses.flatMap((iri) => labelWords(iri, catalogue)), ...wordsOf(parent)];
  const isTold = tail.every(
    (word) => isFunctionWord(word.lower) || around.some((each) => closeness(word, each) >= LIKENESS.sameFamily),
  );
  return isTold ? `which ${only.lower} was the ${town.label} of the most ${pluralOf(parent)}` : undefined;
}

function textOf(noun: readonly Word[]): string {
  return noun.map(({ text }) => text).join(" ");
}

function isPlural(noun: readonly Word[]): boolean {
  return /[^s]s$/u.test(noun.at(-1)?.lower ?? "");
}
