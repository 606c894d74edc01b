import { BEHIND_SAME, DETERMINERS, HAVE } from "../../language/function-words.ts";
import { sameVerb } from "../../language/word-forms.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { parse, type Predicate, type Predicates } from "../parse.ts";
import { exactly, walkedBack } from "../relation/exactly.ts";
import type { Verb } from "./verb.ts";

/** "shares actors with E", "has the same director as E": what has them too, E itself left out. */
export function shares(grammar: Grammar, { words, at, to }: Verb): Predicates {
  const verb = words[0]?.lower ?? "";
  const last = words.at(-1)?.lower ?? "";
  const same = words.findIndex((word) => word.lower === "same");
  const isSharing = sameVerb(verb, "share") && (last === "with" || (same > 0 && (last === "of" || last === "as")));
  const isSame = (HAVE.has(verb) || verb === "with" || isSharing) && same > 0 && BEHIND_SAME.has(last);
  if (!isSharing && !isSame) return [];
  const shared = words.slice(same > 0 ? same + 1 : 1, -1).filter(({ lower }) => !DETERMINERS.has(lower));
  return grammar.sets(at, to).flatMap((other) => {
    const linked = grammar.follow(other, { words: shared, role: "NOUN" });
    const value = linked === undefined ? undefined : exactly(linked.value, VERBS.sharedAlike);
    const back = value === undefined ? undefined : walkedBack(value);
    return back === undefined
      ? []
      : [
          parse<Predicate>(
            {
              kind: "all",
              predicates: [
                { kind: "among", set: back },
                { kind: "not-among", set: other.value },
              ],
            },
            (linked?.cost ?? 0) + VERBS.sharing,
          ),
        ];
  });
}
