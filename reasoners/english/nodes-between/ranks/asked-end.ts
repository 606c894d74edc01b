import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { PREPOSITIONS } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { classEntry } from "../../linking/known-entries.ts";
import { areNodesAsked, askedBy, linksAsked, valuesAsked } from "../asked.ts";
import { allOf, type Filled, nodesOf, phraseOf } from "../ends.ts";
import type { NodeKind } from "../node-kinds.ts";
import type { Token } from "../tokens.ts";
import { lowerOf } from "../tokens.ts";

/** What is asked for of nodes: what stands at one of their links, or a text that they bear. */
export interface AskedEnd {
  /** Undefined where the nodes are asked for themselves. */
  readonly asked: RelationEntry | undefined;
  /** Tokens behind what asks. */
  readonly to: number;
  /** The noun that says of what kind it is; empty for "who". */
  readonly noun: readonly Word[];
}

/** "Who", "to whom", "which rope", "by which member": the ends of the nodes that may be meant. */
export function endsAsked(
  tokens: readonly Token[],
  kind: NodeKind,
  filled: readonly Filled[],
  catalogue: Catalogue,
): readonly AskedEnd[] {
  const begin = PREPOSITIONS.has(lowerOf(tokens[0])) ? 1 : 0;
  const open = kind.links.filter((link) => !filled.some((each) => each.link === link));
  return [...askedBy(tokens.slice(begin))].flatMap((asks): readonly AskedEnd[] => {
    if (asks.how !== "WHO" && (asks.how !== "WHICH" || asks.noun.length === 0)) return [];
    if (areNodesAsked(asks, kind, catalogue)) return [{ asked: undefined, to: begin + asks.to, noun: asks.noun }];
    const links = linksAsked(asks, open, catalogue);
    const texts = asks.how === "WHO" ? [] : valuesAsked(asks, kind, catalogue);
    const asked = links.length > 0 ? links : texts.filter(({ objectKind }) => objectKind === "TEXT");
    return asked.map((each) => ({ asked: each, to: begin + asks.to, noun: asks.noun }));
  });
}

/** The nodes that link all names; where there are none all of the kind, by their class or by what stands at a link. */
export function nodesRanked(
  filled: readonly Filled[],
  kind: NodeKind,
  asked: RelationEntry | undefined,
  catalogue: Catalogue,
): SetForm | undefined {
  return nodesOf(filled, kind) ?? allOf(kind) ?? (asked && nodesAt(asked, catalogue));
}

/** All nodes with such a link, by the one class of what it leads to. */
export function nodesAt(link: RelationEntry, catalogue: Catalogue): SetForm | undefined {
  const all = membersAt(link, catalogue);
  return all && { kind: "follow", from: all, relation: phraseOf(link, "BACKWARD") };
}

/** All things that may stand at the end of a link; undefined where they are of several classes. */
function membersAt({ objectClasses }: RelationEntry, catalogue: Catalogue): SetForm | undefined {
  const [only, ...others] = objectClasses;
  const entry = only === undefined || others.length > 0 ? undefined : classEntry(catalogue, only);
  if (entry === undefined) return undefined;
  return { kind: "instances", text: entry.label, candidates: [{ iri: entry.iri, label: entry.label, score: 1 }] };
}

/** What is asked for of the nodes that come first: what they link, or those themselves. */
export function askedOf(nodes: SetForm, asked: RelationEntry | undefined): SetForm {
  return asked === undefined ? nodes : { kind: "follow", from: nodes, relation: phraseOf(asked, "FORWARD") };
}
