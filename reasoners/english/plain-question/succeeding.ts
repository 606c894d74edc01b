import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const MOST_WORDS_OF_A_ROLE = 4;

/** What is said before the first name, and who that makes it: whoever came after, or before. */
const SAID: readonly { readonly begins: string; readonly behind: string; readonly turn: "after" | "before" }[] = [
  ...["succeeded", "followed", "replaced", "took over from", "came after", "has succeeded"].map((verb) => ({
    begins: `who ${verb}`,
    behind: "",
    turn: "after" as const,
  })),
  ...["preceded", "came before"].map((verb) => ({ begins: `who ${verb}`, behind: "", turn: "before" as const })),
  ...["whom did", "who did"].flatMap((begins) => [
    ...["succeed", "follow", "replace", "take over from", "come after"].map((behind) => ({
      begins,
      behind,
      turn: "before" as const,
    })),
    ...["precede", "come before"].map((behind) => ({ begins, behind, turn: "after" as const })),
  ]),
  ...["by whom was", "who was"].flatMap((begins) => [
    ...["succeeded", "followed", "replaced"].map((behind) => ({
      begins,
      behind: begins === "who was" ? `${behind} by` : behind,
      turn: "after" as const,
    })),
    { begins, behind: begins === "who was" ? "preceded by" : "preceded", turn: "before" as const },
  ]),
];

/**
 * "Who succeeded A as mayor of E" as "who was the mayor of E after A", "whom did A succeed as mayor of E" as "who was
 * the mayor of E before A": one of two turns in an office, however it is said. Undefined where anything else is said.
 */
export function succeeding({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const words = wordsOf(question);
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const [person, place, ...others] = namedInOrder(words, mentions);
  if (person === undefined || place === undefined || others.length > 0 || place.to !== end) return undefined;
  const as = words.findIndex(({ lower }, at) => at >= person.to && at < place.from && lower === "as");
  if (as < 0) return undefined;
  const [before, behind] = [textOf(words.slice(0, person.from)), textOf(words.slice(person.to, as))];
  const said = SAID.find((each) => each.begins === before && each.behind === behind);
  const role = words.slice(as + 1, place.from);
  if (said === undefined || role.length < 2 || role.length > MOST_WORDS_OF_A_ROLE + 2) return undefined;
  const isArticle = DETERMINERS.has(words[as + 1]?.lower ?? "");
  return [
    { said: "who was the" },
    { from: as + (isArticle ? 2 : 1), to: end },
    { said: said.turn },
    { from: person.from, to: person.to },
    { from: end, to: words.length },
  ];
}

function textOf(words: readonly Word[]): string {
  return words.map(({ lower }) => lower).join(" ");
}
