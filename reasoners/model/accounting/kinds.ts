import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Finding } from "./finding.ts";
import type { SaidQuestion } from "./said-words.ts";
import { ASKING_NUMBER, ASKING_THINGS, ASKING_TRUTH, BEFORE_NUMBER, KNOWING, PARTS, POLITE } from "./word-lists.ts";

/** What a question asks for, where its words tell: yes or no, a number, or things. */
type Asked = "TRUTH" | "NUMBER" | "THINGS";

/** Does a form answer in the way in which it was asked? */
export function kindFinding(said: SaidQuestion, form: Form, catalogue: Catalogue): Finding | undefined {
  const asked = askedFor(said);
  const given = givenBy(form, catalogue);
  if (asked === undefined || given === asked || (given === "THINGS_OR_NUMBER" && asked !== "TRUTH")) return undefined;
  const isChoice = said.words.some(({ lower }) => lower === "or");
  // "Is A or B older", "was E of F or of G": one of them is the answer.
  if (asked === "TRUTH" && isChoice) return undefined;
  const wanted = { TRUTH: "yes or no", NUMBER: "how many", THINGS: "which" }[asked];
  return { lack: "REFUSED", words: wanted, kind: "OTHER_KIND" };
}

function askedFor({ words }: SaidQuestion): Asked | undefined {
  // "E is the father of which F?" begins with a name, and not with "is".
  const beginsWithName = words[0]?.isName === true || words[0]?.isQuoted === true;
  const plain = words.filter((word) => !word.isQuoted && !word.isName).map(({ lower }) => lower);
  const begun = plain.findIndex((lower) => !POLITE.has(lower));
  const isPolite = begun > 1 && ASKING_THINGS.has(plain[begun] ?? "");
  const from = isPolite ? begun : 0;
  if (!beginsWithName && ASKING_TRUTH.has(plain[from] ?? "") && !isPolite) return isOther(plain) ? undefined : "TRUTH";
  const thing = plain.findIndex((lower, at) => at >= from && ASKING_THINGS.has(lower));
  const isNumber = ASKING_NUMBER.some((phrase) =>
    plain.some((_lower, at) => phrase.every((word, index) => plain[at + index] === word)),
  );
  if (asksForNumber(plain.slice(from))) return "NUMBER";
  // "What percentage of the films", and "what part of E", which may be a thing.
  if (thing < 0 || PARTS.has(plain[thing + 1] ?? "")) return undefined;
  if (plain[thing] !== "how") return isNumber ? undefined : "THINGS";
  return ["many", "much"].includes(plain[thing + 1] ?? "") ? "NUMBER" : undefined;
}

/** "What is the (total) number of films", and not "which has the largest number of films". */
function asksForNumber(words: readonly string[]): boolean {
  const number = words.indexOf("number");
  const before = words.slice(0, Math.max(0, number));
  return words[number + 1] === "of" && before.length > 0 && before.every((word) => BEFORE_NUMBER.has(word));
}

/**
 * "Can you find …"; "was it at whose request?", where "who" and "which" may also begin a clause; "is it known who …",
 * where they begin what is asked.
 */
function isOther([, second, ...more]: readonly string[]): boolean {
  if (["you", "we", "i"].includes(second ?? "")) return true;
  // A preposition may stand between: "is it known to whom …".
  const isKnown = (at: number): boolean => [at - 1, at - 2].some((before) => KNOWING.has(more[before] ?? ""));
  return more.some((lower, at) => lower === "whose" || lower === "what" || (ASKING_THINGS.has(lower) && isKnown(at)));
}

function givenBy(form: Form, catalogue: Catalogue): Asked | "THINGS_OR_NUMBER" {
  switch (form.kind) {
    case "exists":
    case "same":
      return "TRUTH";
    case "compare":
      return form.whether === true ? "TRUTH" : "THINGS";
    case "count":
      return "NUMBER";
    // Of dates it is one of them.
    case "age":
    case "difference":
    case "each":
    case "total":
      return "THINGS_OR_NUMBER";
    default:
      return mayBeNumber(form, catalogue) ? "THINGS_OR_NUMBER" : "THINGS";
  }
}

/** A relation to numbers is followed, or one that texts state: they may state a number. */
function mayBeNumber(form: Form, catalogue: Catalogue): boolean {
  switch (form.kind) {
    case "follow": {
      const ends = new Set(form.relation.candidates.map(({ iri }) => iri));
      const kinds = catalogue.relations.filter(({ iri }) => ends.has(iri)).map(({ objectKind }) => objectKind);
      return form.relation.any === true || kinds.length === 0 || kinds.some((kind) => kind !== "ENTITY");
    }
    case "at":
    case "where":
    case "extreme":
    case "except":
      return mayBeNumber(form.set, catalogue);
    case "intersect":
    case "union":
      return form.sets.some((set) => mayBeNumber(set, catalogue));
    case "value":
      return true;
    default:
      return false;
  }
}
