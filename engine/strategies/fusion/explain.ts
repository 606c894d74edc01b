import type { Others } from "./go-on.ts";
import { splitSentences } from "../../text/sentences.ts";
import { listOf } from "../../evidence/result.ts";
import type { AnswerStatus, AnswerValue } from "../../evidence/trace.ts";
import { QUERY } from "./name.ts";
import type { Opening, Undecided } from "./undecided.ts";
import type { WeighedSide } from "./decide.ts";
import type { FusionOptions } from "./parameters.ts";
import type { Claim, Party } from "./party.ts";

const LEFT_OPEN: Readonly<Record<Undecided, (words: string) => string>> = {
  NOT_UNDERSTOOD: () => "did not understand the question",
  UNKNOWN_NAME: (words) => `stopped at ${words}, which the graph does not know`,
  UNKNOWN_RELATION: (words) => `stopped at ${words}, for which the graph has no relation`,
  NOTHING_FOUND: () => "found nothing",
  RIVAL_READINGS: () => "can not tell which of several meanings is meant",
  LOOSE_WORDS: () => "answered, but is not sure of the meaning of some words",
  UNCHECKED: () => "answered, but did not check all that the question says",
};

const OUTCOMES: Readonly<Record<AnswerStatus, string>> = {
  ANSWERED: "answered",
  CONFLICTING: "found answers that exclude each other",
  NOT_KNOWN: "found nothing",
};

/**
 * What was asked of whom and why, as a clause: `strategies asked: QUERY (stopped at “mayor”, for which the graph has no
 * relation), TREEQA (found nothing), HYDRA (answered)`. None where QUERY alone was asked.
 */
export function askedWhom(
  opening: Opening | undefined,
  { parties, failures, stopped }: Others,
  thoroughness: FusionOptions["thoroughness"],
): readonly string[] {
  if (parties.length + failures.length === 0 && stopped === undefined)
    return opening !== undefined && thoroughness === "FAST"
      ? ["no other strategy was asked, because a fast answer was wanted"]
      : [];
  const first = opening === undefined ? "answered" : LEFT_OPEN[opening.why](quotedList(opening.words));
  return [
    `strategies asked: ${[
      `${QUERY} (${first})`,
      ...parties.map(({ strategy, result }) => `${strategy} (${OUTCOMES[result.status]})`),
      ...failures.map(({ strategy }) => `${strategy} (failed)`),
    ].join(", ")}`,
    ...failures.map(({ message }) => message),
    ...(stopped === undefined ? [] : [stopped]),
  ];
}

/**
 * How several strategies came to what they say, as clauses: what more than one of them says is told once, with all
 * their names, `QUERY and HYDRA: Read as “the home of Olga Rehn”`, in the order in which it is first said. One strategy
 * alone is told in its own words.
 */
export function explanationsOf(parties: readonly Party[]): readonly string[] {
  const said = parties.map(({ result }) => splitSentences(result.explanation).map(({ text }) => text));
  if (said.length < 2) return said.flat();
  const passages: { readonly names: string; readonly sentences: string[] }[] = [];
  for (const sentence of new Set(said.flat())) {
    const names = namesOf(parties.filter((_party, at) => said[at]?.includes(sentence) === true));
    const last = passages.at(-1);
    if (last?.names === names) last.sentences.push(sentence);
    else passages.push({ names, sentences: [sentence] });
  }
  return passages.map(({ names, sentences }) => `${names}: ${sentences.join(" ")}`);
}

/** `QUERY, TREEQA and HYDRA`, each once. */
function namesOf(parties: readonly Party[]): string {
  const names = [...new Set(parties.map(({ strategy }) => strategy))];
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

/** What a language model says of its own beside what sources say. */
export function ownWords(claims: readonly Claim[]): readonly string[] {
  return claims.map(
    ({ party, values }) =>
      `asked by ${party.strategy}, the language model also says ${labelled(values)}, which no source states`,
  );
}

function quotedList(words: readonly string[]): string {
  return words.map((text) => `“${text}”`).join(" and ");
}

/** `Bern (KG, weight 0.64) by QUERY and TREEQA`. */
export function toldSide({ values, weight, sayings }: WeighedSide): string {
  return `${labelled(values)} by ${namesOf(sayings.map(({ party }) => party))}, weight ${Number(weight.toFixed(2))}`;
}

export function labelled(values: readonly AnswerValue[]): string {
  return listOf(values.map(({ node }) => node));
}
