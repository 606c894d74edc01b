import { forgivable } from "../../../sources/from-all.ts";
import { nodeKey, type FactNode } from "../../../evidence/fact.ts";
import { BOUNDS } from "../bounds.ts";
import type { Asked } from "../linking/link-entities.ts";
import { labelIn, membersIn, type NodeSet } from "../node-set.ts";
import type { Run } from "../run.ts";
import type { LinkedEntity } from "../../../evidence/logic-tree.ts";
import { chunksStage, type Chunk } from "../../../documents/chunks.ts";

/** A chunk with the known end that it was retrieved for. */
export interface TextFound {
  readonly chunk: Chunk;
  readonly subject: Subject;
  readonly retrievedAt: string;
}

/** What a sub-question is about: an entity, or words that name none. */
interface Subject {
  readonly node: FactNode;
  readonly label: string;
  readonly names: readonly string[];
}

/**
 * Chunks of documents about what the sub-question starts from, searched by sub-question and hypothesis, then with a
 * clue (TreeQA, section 3.2 and algorithm 3). A supposed answer or a clue is never searched for alone: its words stand
 * in passages of other things.
 */
export async function fromText(
  asked: Asked,
  entities: readonly LinkedEntity[],
  clue: string | null,
  run: Run,
): Promise<readonly TextFound[]> {
  if (run.parts.documents.length === 0) return [];
  const all = subjectsOf(asked, entities);
  const subjects = all.slice(0, BOUNDS.subjects);
  if (subjects.length < all.length)
    run.cut(`documents were read about only ${subjects.length} of ${all.length} things`);
  const read = async (subject: Subject): Promise<readonly TextFound[]> => {
    const about = subject.node.kind === "iri" ? subject.node.value : null;
    const { chunks, retrievedAt } = await run.context.get(
      chunksStage({ query: queryFor(asked, subject, clue), about }, run.parts, {
        ...run.options,
        passages: BOUNDS.passages,
      }),
    );
    return chunks.map((chunk): TextFound => ({ chunk, subject, retrievedAt }));
  };
  // Documents that can not be read leave the sub-question open, and are said.
  const unread = (reason: unknown): readonly TextFound[] => (run.cut(forgivable(reason, true)), []);
  return eachOnce((await Promise.all(subjects.map((subject) => read(subject).catch(unread)))).flat());
}

/** What was found for several things is shown once, with the first of them. */
function eachOnce(texts: readonly TextFound[]): readonly TextFound[] {
  const first = new Map<string, TextFound>();
  for (const found of texts) {
    const key = `${found.chunk.title}\n${found.chunk.text}`;
    if (!first.has(key)) first.set(key, found);
  }
  return [...first.values()];
}

function queryFor({ planned, part, needed }: Asked, { label }: Subject, clue: string | null): string {
  // A sub-question that needs others speaks of "that person", whom the answers name.
  const words =
    part?.relation === undefined
      ? [...(needed.length > 0 ? [label] : []), planned.question]
      : [label, part.relation.text, part.expects ?? ""];
  return [...words, clue ?? planned.hypothesis ?? ""].filter((word) => word !== "").join(" ");
}

/** The validated answers that it starts from; else what it names. */
function subjectsOf({ needed, part }: Asked, entities: readonly LinkedEntity[]): readonly Subject[] {
  const known = common(needed).flatMap((node): Subject[] => {
    if (node.kind === "words") return [{ node, label: node.text, names: [] }];
    const label =
      node.kind === "iri"
        ? needed.map((set) => labelIn(set, node.value)).find((each) => each !== undefined)
        : undefined;
    return label === undefined ? [] : [{ node, label, names: [] }];
  });
  if (known.length > 0) return known;
  const linked = entities
    .filter(({ kept }) => kept)
    .map(({ iri, label, mention }): Subject => ({
      node: { kind: "iri", value: iri },
      label,
      names: mention === label ? [] : [mention],
    }));
  const [best] = linked;
  // Of a name that the graph does not know, documents may still speak.
  const unknown = (part?.mentions ?? [])
    .filter(({ candidates }) => candidates.length === 0)
    .map(({ text }): Subject => ({ node: { kind: "words", text }, label: text, names: [] }));
  return part === undefined ? linked : best === undefined ? unknown : [best];
}

/** What all sets have in common; all of them, where that is nothing. */
function common(sets: readonly NodeSet[]): readonly FactNode[] {
  const members = sets.map(membersIn).filter((each) => each.length > 0);
  const [first = [], ...others] = members;
  const shared = first.filter((node) => others.every((other) => other.some((each) => nodeKey(each) === nodeKey(node))));
  return shared.length > 0 ? shared : members.flat();
}
