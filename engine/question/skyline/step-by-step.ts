import type { FollowForm, RelationPhrase, SetForm } from "../form/logical-form.ts";

/** What begins words that say a whole clause of what stands before them: "is located in the city", "has the spouse". */
const CLAUSE = /^(?:is|are|was|were|has|have|had|does|did|can|could)\s/iu;
const LETTERS = "ABCDEFGH";

/**
 * A chain of steps whose words are clauses, as a model writes them, told step by step: “Ada Krall has the teacher A,
 * and A is from the town: which?” As phrases ("the “is from the town” of …") nobody could read them. Undefined for a
 * form of another make, and where the words are nouns.
 */
export function toldStepByStep(set: SetForm): string | undefined {
  const steps: FollowForm[] = [];
  let at = set;
  for (; at.kind === "follow" && steps.length < LETTERS.length; at = at.from) steps.unshift(at);
  const isTold = steps.some(({ relation }) => relation.gap !== undefined || CLAUSE.test(relation.text));
  if (at.kind !== "mention" || !isTold) return undefined;
  let subject = at.text;
  const told = steps.map(({ relation }, index) => {
    const object = index === steps.length - 1 ? undefined : LETTERS.charAt(index);
    const said = clause(subject, relation, object);
    subject = object ?? "";
    return said;
  });
  const last = told.pop() ?? "";
  return told.length === 0 ? last : `${told.join(", ")}, and ${last}`;
}

/** @param object undefined for what is asked */
function clause(subject: string, { text, gap }: RelationPhrase, object: string | undefined): string {
  const isClause = gap !== undefined || CLAUSE.test(text);
  const said = isClause ? text : `has the ${text}`;
  if (gap === "BEFORE") return object === undefined ? `what ${said} ${subject}?` : `${object} ${said} ${subject}`;
  return object === undefined ? `${subject} ${said}: which?` : `${subject} ${said} ${object}`;
}
