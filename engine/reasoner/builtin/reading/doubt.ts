import { NEGATION } from "../language/function-words.ts";
import type { Range } from "./clauses.ts";
import type { ReadSentence, Unit } from "./sentence-units.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const UNREAL = set("if unless whether would could might may should cannot can't couldn't wouldn't allegedly reportedly supposedly purportedly falsely wrongly mistakenly erroneously incorrectly rumoured rumored hoax myth perhaps possibly probably maybe presumably unsuccessfully");
/** "tried to climb" is not "climbed". */
const UNDONE = set("tried try tries attempted attempt attempts failed fail fails refused refuse declined hoped hopes planned plans wanted wants intended intends proposed offered threatened wished expected vowed nearly almost nobody neither nor without denied denies disputed rejected");

/** Whether a sentence puts no fact: a question, or a supposition. */
export function isUnreal({ text }: ReadSentence): boolean {
  return /\?["”’)\]]*$/u.test(text);
}

/** Whether what a clause says of its verb or noun at `index` is denied, supposed, or only wished for. */
export function isDoubted(units: readonly Unit[], clause: Range, index: number): boolean {
  for (let place = clause.from; place < clause.to; place += 1) {
    const unit = units[place];
    if (unit?.kind !== "WORD") continue;
    if (UNREAL.has(unit.lower)) return true;
    const near = place <= index + 3;
    if (near && NEGATION.has(unit.lower) && !(unit.lower === "not" && units[place + 1]?.lower === "only") && !(unit.lower === "no" && /^\d/u.test(units[place + 1]?.text ?? ""))) return true;
    if (place < index && index - place < 5 && UNDONE.has(unit.lower) && leadsTo(units, place, index)) return true;
  }
  return false;
}

/** "tried to climb", "an attempt to climb", "almost climbed". */
function leadsTo(units: readonly Unit[], place: number, index: number): boolean {
  const next = units[place + 1];
  return next?.lower === "to" || place === index - 1 || (index - place <= 2 && /^(?:almost|nearly|nobody|neither|nor)$/u.test(units[place]?.lower ?? ""));
}
