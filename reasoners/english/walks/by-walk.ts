import lists from "../language/data/node-words.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { leavesDemand } from "../accounting/account.ts";
import { askedWords } from "../accounting/asked-question.ts";
import { BeyondReading, Work } from "../grammar/work.ts";
import { notEnglish } from "../language/english.ts";
import { DO, isAuxiliary } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { wordsOf } from "../language/words.ts";
import { answeringAsAsked } from "../accounting/meant-answers.ts";
import { kindAsked } from "../linking/kind-asked.ts";
import { leadsToSomebody } from "../nodes-between/ends.ts";
import { areLinked } from "../linking/links-by-deeds.ts";
import { lowerOf } from "../nodes-between/tokens.ts";
import { type NodeKind, nodeKinds } from "../nodes-between/node-kinds.ts";
import { isInLabel, isInName } from "../nodes-between/words-of-kinds.ts";
import { GRAPH_LED } from "../weights.ts";
import { type End, isUnnamed, meet, startOf } from "./ends.ts";
import type { Saying } from "./sayings.ts";
import { type Sentence, sentenceOf } from "./sentence.ts";
import { endsAtSomebody, isDoneByRight } from "./voice.ts";
import type { Walk } from "./walk.ts";
import { walksIn } from "./walks.ts";

/**
 * What a question means that leads from its names over several things to one: over nodes between things too, whose
 * links no word need say. Each word says a relation, a class, a number or what is told of such a node; and where words
 * lead more than one way, none is taken.
 */
export function byWalk(input: GraphLedInput): readonly Reading[] {
  if (input.catalogue.classes.length === 0) return [];
  if (notEnglish(wordsOf(input.question), input.question, input.mentions) !== undefined) return [];
  const sentence = sentenceOf(input);
  if (sentence === undefined) return [];
  try {
    const whole = walksIn(sentence, input, new Work()).filter((walk) => isWhole(walk, sentence, input.catalogue));
    const least = Math.min(...whole.map(({ unsaid }) => unsaid));
    const best = new Map(
      whole.filter(({ unsaid }) => unsaid === least).map((walk) => [JSON.stringify(walk.set), walk]),
    );
    const [only, ...others] = best.values();
    return only === undefined || others.length > 0 ? [] : readingsOf(only, sentence, input);
  } catch (error) {
    if (error instanceof BeyondReading) return [];
    throw error;
  }
}

/** Does it say all words of the question, and lead to what is asked for? */
function isWhole(walk: Walk, sentence: Sentence, catalogue: Catalogue): boolean {
  const last = walk.steps.at(-1);
  if (last === undefined || isUnnamed(walk.end, catalogue)) return false;
  const { tokens, content, wanted, noun, opening } = sentence;
  const isOfNodes = (at: number): boolean => {
    const token = tokens[at];
    return token !== undefined && "word" in token && walk.nodes.some((end) => isOfNode(token.word, end, catalogue));
  };
  const isSaid = [...content].every((at) => walk.used.has(at) || walk.told.has(at) || isOfNodes(at));
  // "In which dough is the loaf": kinds at both ends do not tell what of a node between them is meant.
  if (walk.used.size === 0 && ![...content].some((at) => !walk.told.has(at) && isOfNodes(at))) return false;
  if (!isSaid || isLeftToGrammar(walk, sentence) || !isDoneByRight(walk, sentence)) return false;
  const value = walk.end !== undefined && "value" in walk.end ? walk.end.value : undefined;
  if (wanted === "DATE") return value === "DATE";
  if (wanted === "SOMEBODY") return endsAtSomebody(walk, catalogue);
  if (wanted === "PLACE") return value === undefined || value === "TEXT";
  // What does something itself is no value: "what opened E".
  const auxiliary = lowerOf(tokens[opening]);
  // Who asks what somebody founded asks for no year.
  if (noun < 0 && value === "DATE" && DO.has(auxiliary)) return false;
  if (noun < 0) return last.saying !== undefined && isAuxiliary(auxiliary);
  return isAskedNoun(noun, walk, sentence);
}

/**
 * One step between things, whose direction the grammar hears better and did not find; unless the noun that is asked for
 * is what the relation is called after: "which yard" of a "yard of build".
 */
function isLeftToGrammar({ steps, end }: Walk, { noun, tokens }: Sentence): boolean {
  const [only, ...others] = steps;
  if (only?.saying === undefined || others.length > 0 || (end !== undefined && "value" in end)) return false;
  const asked = lowerOf(tokens[noun]);
  return (
    only.direction !== (only.saying.name.isRoleOf ? "BACKWARD" : "FORWARD") || noun < 0 || !isHeadOf(asked, only.saying)
  );
}

/** A "prize winner" is no prize. */
function isHeadOf(noun: string, { name }: Saying): boolean {
  return [name.head, ...singularForms(name.head)].some((head) => head === noun || singularForms(noun).includes(head));
}

/** What is asked for stands at the end: the last step, or the class of what it leads to, is called so. */
function isAskedNoun(noun: number, walk: Walk, sentence: Sentence): boolean {
  const last = walk.steps.at(-1)?.saying;
  // An "edition of" a race is what has one, and not the race.
  const isTowards = walk.steps.at(-1)?.direction === (last?.name.isRoleOf === true ? "BACKWARD" : "FORWARD");
  if (last?.places.includes(noun) === true && isTowards && isHeadOf(lowerOf(sentence.tokens[noun]), last)) return true;
  return sentence.classes.some(
    ({ from, candidates }) =>
      from === noun &&
      walk.told.has(noun) &&
      walk.end !== undefined &&
      "classes" in walk.end &&
      candidates.some(({ iri }) => walk.end !== undefined && "classes" in walk.end && walk.end.classes.has(iri)),
  );
}

/** Is the word said of all nodes of a kind: what they are called, or what is stated of each of them? */
function isOfNode(word: Word, end: End, catalogue: Catalogue): boolean {
  const kind = kindOf(end, catalogue);
  if (kind === undefined) return false;
  if (isInLabel(word, kind.entry.iri, catalogue)) return true;
  const own = ownOf(end, catalogue);
  const most = Math.max(...own.map(({ count }) => count));
  return own.some(({ iri, count }) => count === most && isInName(word, iri, catalogue));
}

function kindOf(end: End, catalogue: Catalogue): NodeKind | undefined {
  return nodeKinds(catalogue).find(({ links }) => links.some((link) => meet(end, startOf(link, "FORWARD", catalogue))));
}

function ownOf(end: End, catalogue: Catalogue) {
  return catalogue.relations.filter(
    (relation) =>
      relation.through === undefined &&
      !relation.iri.includes("..") &&
      meet(end, startOf(relation, "FORWARD", catalogue)),
  );
}

function readingsOf(walk: Walk, sentence: Sentence, input: GraphLedInput): readonly Reading[] {
  const { catalogue } = input;
  const set = inPresent(walk, sentence, catalogue);
  const asked = askedWords(wordsOf(input.question));
  if (set === undefined || answeringAsAsked(set, asked, catalogue) !== set) return [];
  // What may be, or was once, or is so of some alone, no walk says.
  const numbers = new Set(sentence.numbers.map(({ text }) => text));
  if (leavesDemand(set, asked, catalogue, numbers)) return [];
  if (beginsOtherwise(walk, catalogue) || isOwnedOtherwise(walk, sentence, catalogue)) return [];
  const asks = kindAsked(set, asked.words, asked.start, catalogue, input.mentions);
  const unsaid = walk.steps.filter(({ saying }) => saying === undefined).map(({ relation }) => `“${relation.label}”`);
  const told = unsaid.length === 0 ? [] : [`what links things was read as ${unsaid.join(", ")}`];
  // Into a node leads what stands there; which way leads out of it as well, no word has told then.
  const isGuessed = unsaid.length > 1;
  return [
    {
      form: set,
      score: unsaid.length === 0 ? GRAPH_LED.best : GRAPH_LED.byRole,
      ...(told.length === 0 ? {} : isGuessed ? { doubts: told } : { readAs: told }),
      ...(asks === undefined ? {} : { asks }),
    },
  ];
}

/**
 * Is it when a node begins or ends that has to do with a thing in a way that is not said? Whoever holds something
 * begins with it, and a race does not begin with what was given for it.
 */
function beginsOtherwise({ steps }: Walk, catalogue: Catalogue): boolean {
  const last = steps.at(-1)?.relation;
  if (last?.objectKind !== "DATE") return false;
  const isEnd = wordsOf(last.label).every(({ lower }) => BEGINNINGS_AND_ENDS.has(lower));
  const unsaid = steps.filter(({ saying }) => saying === undefined);
  return isEnd && unsaid.length > 0 && !unsaid.some(({ relation }) => leadsToSomebody(relation, catalogue));
}

/** "E's boat", where boats have owners besides: that of E's trips need not be meant. */
function isOwnedOtherwise({ steps }: Walk, { tokens }: Sentence, catalogue: Catalogue): boolean {
  if (!tokens.some((token) => lowerOf(token) === "'s")) return false;
  return steps.some(({ saying, relation }, at) => {
    const next = steps[at + 1];
    if (saying !== undefined || next?.saying === undefined) return false;
    return areLinked({ subjectClasses: relation.objectClasses, objectClasses: next.relation.objectClasses }, catalogue);
  });
}

const BEGINNINGS_AND_ENDS = wordSet([...lists.starts, ...lists.ends, "begins starts ends"]);

/**
 * In the present tense, of nodes that end, only those that have not; undefined where they may have ended and nothing
 * tells which date is the end.
 */
function inPresent(walk: Walk, { isPresent }: Sentence, catalogue: Catalogue): SetForm | undefined {
  if (!isPresent || walk.nodes.length === 0) return walk.set;
  const kinds = walk.nodes.map((end) => ({ kind: kindOf(end, catalogue), own: ownOf(end, catalogue) }));
  if (kinds.some(({ kind }) => kind?.end !== undefined)) return { kind: "at", set: walk.set, time: { kind: "now" } };
  const mayEnd = kinds.some(({ own }) => {
    const most = Math.max(...own.map(({ count }) => count));
    return own.some(({ objectKind, count }) => objectKind === "DATE" && count < most);
  });
  return mayEnd ? undefined : walk.set;
}
