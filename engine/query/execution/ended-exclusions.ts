import type { SetForm } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf, type Slot, childSlot } from "../../question/form/walk.ts";
import { iri, RDF } from "../../rdf/term.ts";
import type { ValidityVocabulary } from "../../sources/knowledge-graph.ts";
import { triple, variable, type Pattern } from "../../sparql/syntax.ts";
import { isPlain } from "../structure.ts";
import { selectUpTo, type EvaluationSource } from "./source.ts";

/**
 * The sets to leave out that SPARQL could say, were it not for facts of theirs that have ended: those leave nothing out
 * today. A graph is asked once for each set whether it states an end of any fact of its relations.
 */
export async function exclusionsThatEnded(
  form: SetForm,
  slot: Slot,
  source: EvaluationSource,
): Promise<ReadonlySet<Slot>> {
  const plain = [...nodesOf(form, slot)].flatMap(({ node, slot: at }) =>
    node.kind === "except" && isPlain(node.without) ? [{ set: node.without, slot: childSlot(at, 1) }] : [],
  );
  const ended = await Promise.all(plain.map(async ({ set }) => statesEnds(relationsOf(set), source)));
  return new Set(plain.filter((_, index) => ended[index]).map(({ slot: at }) => at));
}

/** IRIs of the relations that a set is made by; "ANY" where one of them may be any. */
export function relationsOf(set: SetForm): Relations {
  const phrases = [...nodesOf(set)].flatMap(({ node }) => relationOf(node) ?? []);
  if (phrases.some(({ candidates }) => candidates.length === 0)) return "ANY";
  return phrases.flatMap(({ candidates }) => candidates.map((each) => each.iri));
}

type Relations = readonly string[] | "ANY";

/** Does a graph state an end of any fact of the relations? */
export async function statesEnds(relations: Relations, source: EvaluationSource): Promise<boolean> {
  const { validity } = source.graph.vocabulary;
  if (validity === undefined || relations.length === 0) return false;
  const branches = endsOf(relations, validity);
  if (branches.length === 0) return false;
  const { rows } = await selectUpTo(
    source,
    { variables: [STATEMENT], where: [{ kind: "union", branches }], limit: 1 },
    1,
  );
  return rows.length > 0;
}

const STATEMENT = variable("statement");

/** Patterns for a statement that states an end; of any relation where none is named. */
function endsOf(relations: Relations, validity: ValidityVocabulary): readonly (readonly Pattern[])[] {
  const [end, subject] = [variable("end"), variable("subject")];
  if (validity.kind === "wikibase") {
    const ends = triple(STATEMENT, iri(validity.end), end);
    if (relations === "ANY") return [[ends]];
    return relations.flatMap((relation) =>
      relation.startsWith(validity.claims)
        ? [[triple(subject, iri(validity.statements + relation.slice(validity.claims.length)), STATEMENT), ends]]
        : [],
    );
  }
  return [validity.end, validity.ended].flatMap((predicate) =>
    (relations === "ANY" ? [variable("relation")] : relations).map((relation) => [
      triple(STATEMENT, iri(`${RDF}predicate`), typeof relation === "string" ? iri(relation) : relation),
      triple(STATEMENT, iri(predicate), end),
    ]),
  );
}
