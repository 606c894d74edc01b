import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { wordsOf } from "../../language/words.ts";
import type { EndKind } from "../../linking/phrase-to-link.ts";
import { RELATIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";
import { composite } from "./composite.ts";
import { followJointly } from "./jointly.ts";
import type { Link } from "./link.ts";
import { relationPhrase } from "./relation-phrase.ts";
import { timeOf, withoutTime } from "./time-of-words.ts";

/** { y | y stands to a member of `from` as the words say }, with what the words cost. */
export function follow(grammar: Grammar, from: Parse<SetForm>, link: Link): Parse<SetForm> | undefined {
  // "directed by E and F" is said of each of the two, which is read elsewhere; "the capitals of E and F" are of either.
  if (from.value.kind === "value" || (from.value.kind === "union" && link.role !== "NOUN")) return undefined;
  const time = timeOf(link.words);
  if (time !== undefined) {
    const timeless = follow(grammar, from, { ...link, words: withoutTime(link.words) });
    return timeless === undefined
      ? undefined
      : parse({ kind: "at", set: timeless.value, time: { kind: time } }, timeless.cost);
  }
  const steps = link.role === "NOUN" ? composite(link.words) : undefined;
  if (steps !== undefined) {
    return steps.reduce<Parse<SetForm> | undefined>(
      (set, step) => (set === undefined ? undefined : follow(grammar, set, { ...link, words: wordsOf(step) })),
      from,
    );
  }
  const joint = followJointly(grammar, from, link);
  if (joint !== undefined) return joint;
  const linked = relationPhrase(grammar, link);
  if (linked === undefined) return undefined;
  const expects = link.expects ?? expectation(link.wanted);
  const set: SetForm = {
    kind: "follow",
    from: from.value,
    relation: linked.value,
    ...(expects === undefined ? {} : { expects }),
  };
  return parse(
    set,
    from.cost + linked.cost + RELATIONS.hop + (from.value.kind === "instances" ? RELATIONS.ofAnyOfClass : 0),
  );
}

function expectation(wanted: EndKind | undefined): string | undefined {
  return wanted === "PERSON"
    ? "person"
    : wanted === "PLACE"
      ? "place"
      : wanted === "DATE"
        ? "date"
        : wanted === "NUMBER"
          ? "number"
          : undefined;
}
