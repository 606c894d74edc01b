import type { FollowForm, InstancesForm, RelationPhrase, SetForm } from "../form/logical-form.ts";
import { withArticle } from "../form/phrases/english-words.ts";
import { nameOf } from "../form/phrases/noun.ts";
import { ofSubjects } from "../form/phrases/relation-predicates.ts";
import { relationWords } from "../form/phrases/relation-words.ts";
import { LABELS_ALONE } from "../form/phrases/vocabulary.ts";

/** What begins words that say a whole clause of what stands before them: "is located in the city", "has the spouse". */
const CLAUSE = /^(?:is|are|was|were|has|have|had|does|did|can|could)\s/iu;
const LETTERS = "ABCDEFGH";

/**
 * A chain of steps told one by one, in sentences of their own: “Ada Krall has the teacher A, and A is from the town B.
 * Who or what is B?” As phrases ("the “is from the town” of …", "what what Ada Krall is part of borders") nobody could
 * read them. Undefined for a form of another make, and where a phrase reads well: of nouns, with one clause at most.
 */
export function toldStepByStep(set: SetForm): string | undefined {
  const chain = chainTo(set);
  if (chain === undefined || !isHard(chain.steps)) return undefined;
  let subject = chain.name;
  const told = chain.steps.flatMap(({ relation, kinds }, index) => {
    const object = LETTERS.charAt(index);
    const said = [clause(subject, relation, object), ...kinds.map((kind) => `${object} is ${withArticle(kind.text)}`)];
    subject = object;
    return said;
  });
  const last = told.pop() ?? "";
  const facts = told.length === 0 ? last : `${told.join(", ")}, and ${last}`;
  return `${facts}. Who or what is ${subject}?`;
}

interface Told {
  readonly relation: RelationPhrase;
  /** What its other end must be. */
  readonly kinds: readonly InstancesForm[];
}

interface Chain {
  readonly name: string;
  readonly steps: readonly Told[];
}

/** The steps from the one thing that is named; undefined where another condition stands between. */
function chainTo(set: SetForm): Chain | undefined {
  const steps: Told[] = [];
  let at = set;
  let kinds: readonly InstancesForm[] = [];
  for (;;) {
    if (at.kind === "mention")
      return kinds.length > 0 || steps.length === 0 ? undefined : { name: nameSaid(at), steps: steps.toReversed() };
    const next = stepIn(at, kinds);
    if (next === undefined || steps.length >= LETTERS.length) return undefined;
    at = next.from;
    kinds = next.kinds;
    if (next.step !== undefined) steps.push(next.step);
  }
}

interface Next {
  readonly from: SetForm;
  readonly kinds: readonly InstancesForm[];
  readonly step?: Told;
}

function stepIn(at: SetForm, kinds: readonly InstancesForm[]): Next | undefined {
  if (at.kind === "follow") return { from: at.from, kinds: [], step: { relation: at.relation, kinds } };
  if (at.kind !== "intersect") return undefined;
  const classes = at.sets.filter((each): each is InstancesForm => each.kind === "instances");
  const others = at.sets.filter((each): each is Exclude<SetForm, InstancesForm> => each.kind !== "instances");
  const [from] = others;
  return from === undefined || others.length > 1 ? undefined : { from, kinds: [...kinds, ...classes] };
}

/** Two clauses in one phrase run into each other, and words that are a clause make no phrase. */
function isHard(steps: readonly Told[]): boolean {
  if (steps.length === 1 && steps.some(({ kinds }) => kinds.length > 0)) return false;
  const isSaid = steps.some(({ relation }) => relation.gap !== undefined || CLAUSE.test(relation.text));
  return isSaid || steps.filter(({ relation }) => !isNoun(relation)).length > 1;
}

function isNoun(relation: FollowForm["relation"]): boolean {
  const words = relationWords(relation, LABELS_ALONE);
  return words === undefined || (words.shape.is === "noun" && words.direction === "FORWARD");
}

/** As the graph has it, where it knows but one of the name. */
function nameSaid({ text, candidates }: Extract<SetForm, { kind: "mention" }>): string {
  const [only, ...others] = candidates;
  return only === undefined || others.length > 0 || only.label === "" ? text : only.label;
}

function clause(subject: string, relation: RelationPhrase, object: string): string {
  const { text, gap, candidates } = relation;
  const words = relationWords(relation, LABELS_ALONE);
  // Words with several meanings are kept as they were said.
  if (words === undefined || candidates.length > 1) {
    if (gap === "BEFORE") return `${object} ${text} ${subject}`;
    return gap !== undefined || CLAUSE.test(text)
      ? `${subject} ${text} ${object}`
      : `${subject} has the ${text} ${object}`;
  }
  const [from, to] = words.direction === "FORWARD" ? [subject, object] : [object, subject];
  return `${from} ${ofSubjects(words, nameOf(to)).one}`;
}
