import { DO, MODAL } from "../../language/function-words.ts";
import { THING } from "../spoken.ts";
import { GENERIC, PARTICLES } from "./generic-words.ts";
import { isAny, isWh, type Step } from "./step.ts";

/** "Does", "did" in front of who does it say no more; "has E got" is "E has", and "has E settled" "E settled". */
export const withoutAuxiliaries: Step = (words) => {
  const plain = words.filter((word, at) => {
    const next = words[at + 1];
    if (!DO.has(word) || word.endsWith("t") || at === 0 || next === undefined) return true;
    return !(next === THING || GENERIC.has(next) || isWh(words[at - 1]));
  });
  const name = plain.indexOf(THING);
  if (name < 1) return plain;
  const [before, behind] = [plain.slice(0, name), plain.slice(name + 1)];
  if (before.at(-1) === "has" && before.length > 1) {
    const own = behind[0] === "got" || behind[0] === "had" ? ["has", ...behind.slice(1)] : behind;
    return [...before.slice(0, -1), THING, ...own];
  }
  if (behind[0] === "has" && behind[1] === "got") return [...before, THING, "has", ...behind.slice(2)];
  return before.at(-2) === "has" && before.at(-1) === "got" ? [...before.slice(0, -1), THING, ...behind] : plain;
};

/** "When they set up E" as "when E set up", and "what people call E" as "what is E call". */
export const withoutGenericDoer: Step = (words) => {
  const doer = words.findIndex((word, at) => at > 0 && GENERIC.has(word) && isWh(words[at - 1]));
  const name = words.indexOf(THING);
  const isVerb = name === doer + 2 || (name === doer + 3 && isAny(PARTICLES, words[doer + 2]));
  if (doer < 1 || !isVerb || isAny(MODAL, words[doer + 1])) return words;
  return [...words.slice(0, doer), "is", THING, ...words.slice(doer + 1, name), ...words.slice(name + 1)];
};
