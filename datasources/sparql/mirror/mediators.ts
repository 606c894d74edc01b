import { iri, literal, RDFS, SKOS } from "../../../engine/rdf/term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Pairs } from "../../graph-index/statistics/pairs.ts";
import { nameFromIri } from "../../graph-index/local-name.ts";
import { mediatedRelation } from "../mediated-relation.ts";
import type { MediatorRule } from "../profiles/profile.ts";
import type { Triples } from "./read-triples.ts";

type NamePredicates = { readonly [Part in "label" | "alias"]?: Vocabulary[Part] | undefined };

/**
 * Puts the facts that nodes without a name hold together into one relation each: `film –a→ node –b→ actor` becomes
 * `film –a..b→ actor`. The nodes and their own triples are left out.
 */
export function withoutMediators(triples: Triples, rule: MediatorRule, names: NamePredicates): Triples {
  const mediators = mediatorsOf(triples, rule, names.label);
  if (mediators.size === 0) return triples;
  const facts = [...triples].filter(([predicate]) => predicate.startsWith(rule.namespace));
  const outgoing = new Map<string, { readonly predicate: string; readonly object: string }[]>();
  for (const [predicate, { subjects, objects }] of facts) {
    subjects.forEach((subject, row) => {
      if (!mediators.has(subject)) return;
      const list = outgoing.get(subject) ?? [];
      outgoing.set(subject, [...list, { predicate, object: objects[row] ?? "" }]);
    });
  }
  const composed = new Map<string, { subjects: string[]; objects: string[] }>();
  for (const [predicate, { subjects, objects }] of facts) {
    subjects.forEach((subject, row) => {
      if (mediators.has(subject)) return;
      for (const next of outgoing.get(objects[row] ?? "") ?? []) {
        // A relation back to where it came from says nothing.
        if (next.object === subject || mediators.has(next.object)) continue;
        const relation = mediatedRelation(predicate, next.predicate, rule);
        const pairs = composed.get(relation) ?? { subjects: [], objects: [] };
        composed.set(relation, pairs);
        pairs.subjects.push(subject);
        pairs.objects.push(next.object);
      }
    });
  }
  const plain = [...triples]
    .map(([predicate, pairs]) => [predicate, without(pairs, mediators)] as const)
    .filter(([, { subjects }]) => subjects.length > 0);
  return withNames(
    new Map([...plain, ...[...composed].sort(([a], [b]) => (a < b ? -1 : 1))]),
    [...composed.keys()],
    triples,
    names,
  );
}

function mediatorsOf(
  triples: Triples,
  { namespace, pattern }: MediatorRule,
  labels: readonly string[] = [`${RDFS}label`],
): ReadonlySet<string> {
  const named = new Set(labels.flatMap((label) => triples.get(label)?.subjects ?? []));
  const isMediator = new RegExp(pattern, "u");
  const [from, to] = [new Set<string>(), new Set<string>()];
  for (const [predicate, { subjects, objects }] of triples) {
    if (!predicate.startsWith(namespace)) continue;
    for (const node of subjects) from.add(node);
    for (const node of objects) to.add(node);
  }
  return new Set(
    [...to].filter(
      (node) =>
        from.has(node) &&
        !named.has(node) &&
        (node.startsWith("_:") || (node.startsWith("<") && isMediator.test(node.slice(1, -1)))),
    ),
  );
}

function without({ subjects, objects }: Pairs, mediators: ReadonlySet<string>): Pairs {
  const kept = subjects.flatMap((subject, row) =>
    mediators.has(subject) || mediators.has(objects[row] ?? "") ? [] : [row],
  );
  return { subjects: kept.map((row) => subjects[row] ?? ""), objects: kept.map((row) => objects[row] ?? "") };
}

/** A composed relation is called as its second half is; the first, and both, are other names of it. */
function withNames(triples: Triples, relations: readonly string[], all: Triples, predicates: NamePredicates): Triples {
  const [[label = ""] = [`${RDFS}label`], [alias = ""] = [`${SKOS}altLabel`]] = [predicates.label, predicates.alias];
  const named = all.get(label);
  const nameOf = (predicate: string): string => {
    const row = named?.subjects.indexOf(writeTerm(iri(predicate))) ?? -1;
    const written = /^"(?<text>[^"\\]*)"/u.exec(named?.objects[row] ?? "")?.groups?.["text"];
    return (written ?? nameFromIri(predicate)).toLowerCase();
  };
  const added = new Map<string, { subjects: string[]; objects: string[] }>();
  const add = (predicate: string, subject: string, name: string): void => {
    const known = all.get(predicate) ?? { subjects: [], objects: [] };
    const pairs = added.get(predicate) ?? { subjects: [...known.subjects], objects: [...known.objects] };
    added.set(predicate, pairs);
    pairs.subjects.push(subject);
    pairs.objects.push(writeTerm(literal(name, undefined, "en")));
  };
  for (const relation of relations) {
    const [first = "", second = ""] = relation.split("..");
    const [outer, inner] = [nameOf(first), nameOf(`${first.slice(0, first.lastIndexOf("/") + 1)}${second}`)];
    add(label, writeTerm(iri(relation)), inner);
    if (outer === inner) continue;
    for (const name of [`${outer} ${inner}`, outer]) add(alias, writeTerm(iri(relation)), name);
  }
  return new Map([...triples, ...added]);
}
