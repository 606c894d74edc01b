import { UnusableReply } from "../prompt.ts";
import type { ChoiceOption, ToChooseFor } from "../../../engine/strategies/treeqa/tasks/choices.ts";
import { cleanText } from "../../../engine/text/clean-text.ts";
import type { Json } from "../../../engine/json.ts";

interface Chosen {
  readonly id: string;
  readonly chosen: readonly string[];
}

/**
 * Sub-questions as a model is shown them; `own` is what its kind of candidate says besides, in at most so many
 * characters of description.
 */
export function shownNodes<Option extends ChoiceOption>(
  nodes: readonly ToChooseFor<Option>[],
  descriptionLength: number,
  own: (candidate: Option) => Readonly<Record<string, Json>>,
): Json {
  return nodes.map(({ id, question, hypothesis, candidates }) => ({
    id,
    question: cleanText(question, 400),
    hypothesis: hypothesis === null ? null : cleanText(hypothesis, 300),
    candidates: candidates.map((candidate) => ({
      id: candidate.id,
      label: cleanText(candidate.label, 80),
      ...(candidate.description === null ? {} : { about: cleanText(candidate.description, descriptionLength) }),
      ...own(candidate),
      ...(candidate.fits ? { fits: true } : {}),
    })),
  }));
}

/**
 * The choices of a reply that were given, in its order, each once; others are counted.
 * @param shown the sub-questions with the candidates that the model was shown
 * @throws UnusableReply when all of several references are strangers: then the reply is about something else
 */
export function chosenOf(
  said: readonly Chosen[],
  shown: readonly ToChooseFor<ChoiceOption>[],
): { readonly chosen: readonly Chosen[]; readonly dropped: number } {
  const known = new Map(shown.map(({ id, candidates }) => [id, new Set(candidates.map((candidate) => candidate.id))]));
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
