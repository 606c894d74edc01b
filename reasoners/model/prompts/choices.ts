import { UnusableReply } from "../prompt.ts";

/** What may be chosen for each sub-question. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>;

interface Chosen {
  readonly id: string;
  readonly chosen: readonly string[];
}

export function knownChoices(
  nodes: readonly { readonly id: string; readonly candidates: readonly { readonly id: string }[] }[],
): Choices {
  return new Map(nodes.map(({ id, candidates }) => [id, new Set(candidates.map((candidate) => candidate.id))]));
}

/**
 * The choices of a reply that were given, in its order, each once; others are counted.
 * @throws UnusableReply when all of several references are strangers: then the reply is about something else
 */
export function chosenOf(
  said: readonly Chosen[],
  known: Choices,
): { readonly chosen: readonly Chosen[]; readonly dropped: number } {
  const chosen = said
    .filter(({ id }) => known.has(id))
    .map(({ id, chosen: ids }) => ({
      id,
      chosen: [...new Set(ids)].filter((each) => known.get(id)?.has(each) === true),
    }));
  const count = (nodes: readonly Chosen[]): number => nodes.reduce((sum, { chosen: ids }) => sum + ids.length, 0);
  const [wished, kept] = [count(said), count(chosen)];
  if ((wished > 0 && kept === 0) || (chosen.length === 0 && said.length > 0)) {
    throw new UnusableReply(
      `None of the ids in it stands in the data. The sub-questions are ${[...known.keys()].join(", ")}; choose among the candidates of each by their "id".`,
    );
  }
  if (said.length === 0)
    throw new UnusableReply(`It says nothing of the sub-questions ${[...known.keys()].join(", ")}.`);
  return { chosen, dropped: wished - kept };
}
