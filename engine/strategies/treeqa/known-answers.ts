import type { Slot } from "../../question/form/walk.ts";
import { parseDate } from "../../values/date.ts";
import { BOUNDS } from "./bounds.ts";
import { membersIn, type Answers } from "./node-set.ts";
import type { Run } from "./run.ts";
import { shownMembers } from "./show-set.ts";
import type { KnownAnswer } from "./verbalise.ts";

/** Answers that are few enough to be named in a question. */
export function knownAnswers(answers: Answers, run: Pick<Run, "catalogue">): ReadonlyMap<Slot, KnownAnswer> {
  return new Map(
    [...answers].flatMap(([slot, set]): [Slot, KnownAnswer][] => {
      const members = membersIn(set);
      if (members.length === 0 || members.length > BOUNDS.subjects) return [];
      const [only] = members;
      const date = members.length === 1 && only?.kind === "literal" ? parseDate(only.lexical) : undefined;
      return [
        [
          slot,
          { labels: shownMembers(set, run).map(({ node }) => node.label), ...(date === undefined ? {} : { date }) },
        ],
      ];
    }),
  );
}
