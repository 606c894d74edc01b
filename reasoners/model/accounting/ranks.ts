import type { Catalogue, ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import {
  isOfSet,
  type ExtremeForm,
  type Form,
  type RelationPhrase,
} from "../../../engine/question/form/logical-form.ts";
import { takesNumbers } from "../../../engine/question/form/things-tallied.ts";
import type { Finding } from "./finding.ts";
import type { FormContent } from "./form-content.ts";
import type { SaidQuestion } from "./said-words.ts";
import {
  EARLY_FIRST,
  EARLY_THAN,
  HEIGHTS,
  LARGE_FIRST,
  LARGE_THAN,
  LATE_FIRST,
  LATE_THAN,
  NOT_SUPERLATIVE,
  ORDINALS,
  RANKING,
  SMALL_FIRST,
  SMALL_THAN,
} from "./word-lists.ts";

type Direction = "max" | "min";

/** Words by the end of a scale that they name: of numbers, and of dates. */
interface Scale {
  readonly NUMBER: Readonly<Record<Direction, ReadonlySet<string>>>;
  readonly DATE: Readonly<Record<Direction, ReadonlySet<string>>>;
}

const SUPERLATIVES: Scale = {
  NUMBER: { max: LARGE_FIRST, min: SMALL_FIRST },
  // "The third landing" is that of the third date.
  DATE: { max: LATE_FIRST, min: new Set([...EARLY_FIRST, ...ORDINALS.slice(1), "st", "nd", "rd", "th"]) },
};
const COMPARATIVES: Scale = {
  NUMBER: { max: LARGE_THAN, min: SMALL_THAN },
  DATE: { max: LATE_THAN, min: EARLY_THAN },
};

/** A superlative of which a form takes the other end or none, and one that a form has though the question has none. */
export function rankFindings(
  said: SaidQuestion,
  content: FormContent,
  catalogue: Catalogue,
  inNames: ReadonlySet<number>,
): Finding[] {
  const words = said.words.flatMap(({ lower }, at) => (inNames.has(at) ? [] : [lower]));
  const found: Finding[] = [];
  const superlatives = words.filter(isSuperlative);
  const extremes = content.nodes.flatMap((node) => (node.kind === "extreme" ? [node] : []));
  const ends = content.nodes.flatMap(endTaken);
  const isCompared = content.nodes.some(({ kind }) => kind === "compare" || kind === "difference");
  for (const word of superlatives) {
    const isSaid = [...content.labels, ...content.lookedUp].some((text) => text.includes(word));
    if (ends.length === 0 && !isCompared && !isSaid)
      found.push({ lack: "REFUSED", words: word, kind: "LEFT_OUT", does: "OTHER" });
  }
  for (const { tally, direction } of extremes) {
    const turned = tally === undefined ? undefined : turnedCount(words, direction);
    if (turned !== undefined) found.push({ lack: "REFUSED", words: turned, kind: "TURNED" });
  }
  for (const { by, direction } of ends) {
    const turned = turnedWord(words, by, direction, SUPERLATIVES, catalogue);
    if (turned !== undefined) found.push({ lack: "REFUSED", words: turned, kind: "TURNED" });
  }
  for (const node of content.nodes) {
    if ((node.kind !== "compare" && node.kind !== "difference") || node.direction === undefined) continue;
    const turned =
      turnedWord(words, node.by, node.direction, COMPARATIVES, catalogue) ??
      turnedWord(words, node.by, node.direction, SUPERLATIVES, catalogue);
    if (turned !== undefined) found.push({ lack: "REFUSED", words: turned, kind: "TURNED" });
  }
  const isRanked = superlatives.length > 0 || words.some((word) => RANKING.has(word) || isRankWord(word));
  const isNext = words.some((word) => NEXT.has(word)) && extremes.every(isBehindAnother);
  if (extremes.length > 0 && !isRanked && !isNext)
    found.push({ lack: "REFUSED", words: extremes[0]?.by.text ?? "", kind: "RANKED" });
  return found;
}

/** The end of a scale that a node takes: the longest river, and the greatest length. */
function endTaken(node: Form): readonly { readonly by: RelationPhrase; readonly direction: Direction }[] {
  if (takesNumbers(node) && node.kind === "extreme")
    return [{ by: node.tally.numbers.relation, direction: node.direction }];
  if (node.kind === "extreme") return [node];
  if (node.kind !== "total" || (node.how !== "min" && node.how !== "max")) return [];
  return [{ by: node.by, direction: node.how }];
}

const NEXT: ReadonlySet<string> = new Set(["after", "before", "next", "previous", "following", "preceding"]);

/** "The film that A made after B": the first of those that come behind another. */
function isBehindAnother({ set, by }: ExtremeForm): boolean {
  if (set.kind !== "where" || !isOfSet(set.condition)) return false;
  return set.relation.candidates[0]?.iri === by.candidates[0]?.iri;
}

/** "The fewest", where the most are taken, or the other way round. */
function turnedCount(words: readonly string[], direction: Direction): string | undefined {
  const [taken, other] = direction === "max" ? [LARGE_FIRST, SMALL_FIRST] : [SMALL_FIRST, LARGE_FIRST];
  return words.some((word) => taken.has(word)) ? undefined : words.find((word) => other.has(word));
}

function isSuperlative(word: string): boolean {
  return word.length > 4 && word.endsWith("est") && !LATE_FIRST.has(word) && !NOT_SUPERLATIVE.has(word);
}

function isRankWord(word: string): boolean {
  return (
    [LARGE_FIRST, SMALL_FIRST, EARLY_FIRST, LATE_FIRST].some((words) => words.has(word)) ||
    ORDINALS.includes(word) ||
    /^\p{Nd}/u.test(word) ||
    /^(?:st|nd|rd|th)$/u.test(word) ||
    word.endsWith("most")
  );
}

/** The word that names the other end, where no word names the one that is taken. */
function turnedWord(
  words: readonly string[],
  by: RelationPhrase,
  direction: Direction,
  scale: Scale,
  catalogue: Catalogue,
): string | undefined {
  const kind = kindOf(by, catalogue);
  if (kind !== "NUMBER" && kind !== "DATE") return undefined;
  const isHeight = by.candidates.some(({ label }) => HEIGHTS.has(label.toLowerCase().split(" ")[0] ?? ""));
  if (isHeight && words.some((word) => word.startsWith("deep"))) return undefined;
  const meant = scale[kind][direction];
  const other = scale[kind][direction === "max" ? "min" : "max"];
  return words.some((word) => meant.has(word)) ? undefined : words.find((word) => other.has(word));
}

function kindOf({ candidates }: RelationPhrase, catalogue: Catalogue): ObjectKind | undefined {
  return catalogue.relations.find(({ iri }) => iri === candidates[0]?.iri)?.objectKind;
}
