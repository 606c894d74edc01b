import { nodeKey, type Fact, type FactNode } from "../../../evidence/fact.ts";
import type { Names } from "../../../evidence/names.ts";
import { relationName } from "../../../evidence/steps.ts";
import { normalise } from "../../../text/normalise.ts";
import { valueLabel } from "../../../values/literal-value.ts";
import { textValue } from "../../../values/text-value.ts";

/** What a fact says, so that it can be compared with what others say. */
export interface Statement {
  /** Equal for the same ends by the same relation. */
  readonly key: string;
  /** Equal wherever the ends have the same two names, whichever is the subject. */
  readonly names: string;
  readonly subject: End;
  readonly object: End;
  /** The relation in words. */
  readonly relation: string;
}

interface End {
  /** IRI; undefined for what is no entity. */
  readonly entity: string | undefined;
  /** As names are compared; dates and numbers as they are written out. */
  readonly name: string;
}

export function statementOf(fact: Fact, names: Names): Statement {
  const [subject, object] = [endOf(fact.subject, fact, names), endOf(fact.object, fact, names)];
  const relation = relationName(fact, names);
  return {
    key: JSON.stringify([nodeKey(fact.subject), nodeKey(fact.object), relation]),
    names: JSON.stringify([subject.name, object.name].sort()),
    subject,
    object,
    relation,
  };
}

function endOf(node: FactNode, fact: Fact, names: Names): End {
  const { label } = names.node(node, fact.kind === "triple" ? fact.relation : undefined);
  return node.kind === "iri"
    ? { entity: node.value, name: normalise(label) }
    : { entity: undefined, name: normalise(valueLabel(textValue(label))) };
}

/** What of the likeness of two statements their ends make up; the rest is their relations'. */
const ENDS = 0.8;

/**
 * How alike two statements are, 0–1 (ours: Sim of section 3.3 on single steps, since a sentence mostly confirms one
 * step of a longer path). What has other ends is not alike at all; with the same ends it is 0.8, and the rest as far as
 * the relations are called alike. Sources call one relation "film" and "starred in": at γ = 0.8 the ends decide, above
 * it the names of relations must be alike, too. The same relation the other way round says something else.
 * @param alike cosine of two names of relations, 0–1
 */
export function sameness(a: Statement, b: Statement, alike: (a: string, b: string) => number): number {
  const straight = isSame(a.subject, b.subject) && isSame(a.object, b.object);
  const crossed = isSame(a.subject, b.object) && isSame(a.object, b.subject);
  const isOneRelation = normalise(a.relation) === normalise(b.relation);
  if (!straight && (!crossed || isOneRelation)) return 0;
  return ENDS + (1 - ENDS) * (isOneRelation ? 1 : alike(a.relation, b.relation));
}

/** Does it depend on what relations are called whether two statements are alike by this threshold? */
export function dependsOnRelations(threshold: number): boolean {
  return threshold > ENDS;
}

/** Two entities of one name are two; words are whatever bears the name. */
function isSame(a: End, b: End): boolean {
  return a.entity !== undefined && b.entity !== undefined ? a.entity === b.entity : a.name === b.name;
}
