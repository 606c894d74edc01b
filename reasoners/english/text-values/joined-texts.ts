import type { Form, SetForm, WhereForm } from "../../../engine/question/form/logical-form.ts";
import type { Word } from "../language/words.ts";
import type { StatedText } from "./stated-texts.ts";

/** Two texts of one relation that are said side by side: "Italian and French", "oak or elm". */
export interface JoinedTexts {
  readonly first: StatedText;
  readonly second: StatedText;
  readonly by: "and" | "or";
  /** The question with the first alone. */
  readonly words: readonly Word[];
}

/** All pairs of texts that are joined; of three nothing is told. */
export function joinedTexts(words: readonly Word[], texts: readonly StatedText[]): readonly JoinedTexts[] {
  return texts.flatMap((first) =>
    texts.flatMap((second): readonly JoinedTexts[] => {
      const by = words[first.to]?.lower;
      const isPair = second.relation.iri === first.relation.iri && second.from === first.to + 1;
      if (!isPair || (by !== "and" && by !== "or") || isJoint(words[second.to])) return [];
      const before = words[first.from - 1]?.lower;
      const shared = (by === "and" && before === "both") || (by === "or" && before === "either") ? 1 : 0;
      if (isJoint(words[first.from - shared - 1]) || (shared === 0 && NOT_JOINED.has(before ?? ""))) return [];
      const said = [
        ...words.slice(0, first.from - shared),
        ...words.slice(first.from, first.to),
        ...words.slice(second.to),
      ];
      return [{ first: { ...first, from: first.from - shared, to: first.to - shared }, second, by, words: said }];
    }),
  );
}

function isJoint(word: Word | undefined): boolean {
  return word !== undefined && JOINTS.has(word.lower);
}

const JOINTS: ReadonlySet<string> = new Set(["and", "or", ",", "nor", "but"]);
/** "Neither A or B", "not A or B", "both A or B". */
const NOT_JOINED: ReadonlySet<string> = new Set(["neither", "not", "both", "either", "only", "no"]);

/** What is said of those with the first, said of those with both or with one of them. */
export function withBoth(form: Form, { second: { text }, by }: JoinedTexts): Form | undefined {
  if (form.kind === "count") {
    const set = ofBoth(form.set, text, by);
    return set === undefined ? undefined : { ...form, set };
  }
  return form.kind === "where" ? ofBoth(form, text, by) : undefined;
}

function ofBoth(set: SetForm, text: string, by: "and" | "or"): SetForm | undefined {
  if (set.kind !== "where") return undefined;
  const condition: WhereForm["condition"] = { operator: "=", value: { type: "text", text } };
  return by === "and" ? { ...set, set, condition } : { kind: "union", sets: [set, { ...set, condition }] };
}
