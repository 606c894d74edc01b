import { OWL, RDF, RDFS } from "../../../engine/rdf/term.ts";
import type { ImpliedRelation, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { hasInversesOfSkos, readImplied } from "../../graph-index/statistics/implied.ts";
import { nodeOf, type Pairs } from "../../graph-index/statistics/pairs.ts";
import { relationsAmong } from "../../graph-index/statistics/structure.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { listedIris } from "../endpoint/query-text.ts";

const DECLARING = [`${RDFS}subPropertyOf`, `${OWL}equivalentProperty`, `${OWL}inverseOf`];

/**
 * The relations that others state too, by what a graph declares of its properties; none where it does not tell all of
 * it.
 * @param predicates All that it uses
 * @param symmetric Those that it declares to be symmetric
 */
export async function impliedAmong(
  predicates: readonly string[],
  symmetric: readonly string[],
  vocabulary: Vocabulary,
  ask: EndpointSession,
): Promise<readonly ImpliedRelation[]> {
  const isDeclaring = DECLARING.some((each) => predicates.includes(each));
  if (!isDeclaring && !hasInversesOfSkos(predicates)) return [];
  const rows = isDeclaring
    ? await ifAffordable(() =>
        ask.whole(
          `SELECT ?a ?q ?b WHERE { VALUES ?q { ${listedIris(DECLARING)} } ?a ?q ?b FILTER(isIRI(?a) && isIRI(?b)) }`,
        ),
      )
    : [];
  const pairs = new Map<string, { readonly subjects: string[]; readonly objects: string[] }>();
  const add = (predicate: string, subject: string, object: string): void => {
    const known = pairs.get(predicate) ?? { subjects: [], objects: [] };
    pairs.set(predicate, known);
    known.subjects.push(nodeOf(subject));
    known.objects.push(nodeOf(object));
  };
  for (const row of rows ?? []) {
    const [a, q, b] = [row.get("a"), row.get("q"), row.get("b")];
    if (a?.kind === "iri" && q?.kind === "iri" && b?.kind === "iri") add(q.value, a.value, b.value);
  }
  for (const each of symmetric) add(`${RDF}type`, each, `${OWL}SymmetricProperty`);
  return readImplied(
    { predicates, pairs: (predicate): Pairs => pairs.get(predicate) ?? { subjects: [], objects: [] } },
    (each) => relationsAmong([each], vocabulary, () => []).length > 0,
  );
}
