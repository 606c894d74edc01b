import { HAVE, isAuxiliary, isFunctionWord } from "../../language/function-words.ts";
import { OTHERS } from "../alike/generic-words.ts";
import { isAny, isWhat, type Words } from "../alike/step.ts";
import { THING } from "../spoken.ts";
import { PREPOSITIONS } from "./prepositions.ts";
import type { Way } from "./way.ts";

const PERSONS: ReadonlySet<string> = new Set(["who", "whom"]);

const LINKING: ReadonlySet<string> = new Set(["that", "which", "who"]);

/** "Which firm runs E" and "what is the firm that runs E" as "who runs E" or "what runs E". */
export function asWho(words: readonly string[]): readonly Way[] {
  const [at, asks] = PREPOSITIONS.has(words[0] ?? "") ? [1, words[1] ?? ""] : [0, words[0] ?? ""];
  const [front, next] = [words.slice(0, at), words[at + 1] ?? ""];
  const isWhat = asks === "what" || asks === "which";
  if (OTHERS.has(words[at + 1] ?? "")) return [];
  const both = (behind: readonly string[], kind: string): readonly Way[] =>
    ["what", "who"].map((each) => ({ words: [...front, each, ...behind], kind }));
  if (asks === "whom") return [{ words: [...front, "who", ...words.slice(at + 1)] }];
  if (!isWhat && !PERSONS.has(asks)) return at === 0 ? headed(words) : [];
  if (isAuxiliary(next)) {
    const [kind, that] = [words[at + 2] ?? "", words[at + 3] ?? ""];
    if (LINKING.has(that) && kind !== THING) return both(words.slice(at + 4), kind);
    // "What has E written" asks for no one who has it written.
    return isWhat && !HAVE.has(next) ? [{ words: [...front, "who", ...words.slice(at + 1)] }] : [];
  }
  if (!isWhat) return [];
  const found = [at + 1, at + 2].filter(
    (kindAt) =>
      kindAt + 1 < words.length &&
      !words.slice(at + 1, kindAt + 1).some((word) => word === THING || isFunctionWord(word) || OTHERS.has(word)),
  );
  // "Which foreign company" is no company alone.
  return found.flatMap((kindAt) => both(words.slice(kindAt + 1), words.slice(at + 1, kindAt + 1).join(" ")));
}

/** "Mills put up by E" as "what was put up by E". */
function headed(words: readonly string[]): readonly Way[] {
  const [kind, ...rest] = words;
  const [, owns, owned] = words;
  // "E's mills", and nothing behind them.
  if (kind === THING && owns === "'s" && owned !== undefined && words.length === 3)
    return [{ words: ["what", "is", THING, "'s"], kind: owned }];
  if (kind === undefined || kind === THING || isFunctionWord(kind) || PREPOSITIONS.has(kind) || rest.length === 0)
    return [];
  const [that] = rest;
  const behind = LINKING.has(that ?? "") ? rest.slice(1) : rest;
  return [
    { words: ["what", ...behind], kind },
    { words: ["what", "is", ...behind], kind },
  ];
}

/** "What town is E in" as "what is E in", and "which man wrote E" as "who wrote E". */
export function withoutKind(words: Words): readonly Way[] {
  const asked = words.findIndex(isWhat);
  const noun = words[asked + 1];
  if (
    asked < 0 ||
    noun === undefined ||
    noun === THING ||
    OTHERS.has(noun) ||
    isFunctionWord(noun) ||
    asked + 2 >= words.length
  )
    return [];
  return [{ words: [...words.slice(0, asked), "what", ...words.slice(asked + 2)], kind: noun }];
}

/** "In what did E come into the world", "what did E settle in": as "where did E settle". */
export function atPlaces(words: Words): readonly Way[] {
  const [isBefore, isBehind] = [isAny(IN_PLACES, words[0]), isAny(IN_PLACES, words.at(-1))];
  const rest = words.slice(isBefore ? 1 : 0, isBehind && !isBefore ? -1 : undefined);
  return (isBefore || isBehind) && rest[0] === "what" ? [{ words: ["where", ...rest.slice(1)] }] : [];
}

const IN_PLACES: ReadonlySet<string> = new Set(["in", "at", "on"]);
