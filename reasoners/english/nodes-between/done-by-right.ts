import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import type { Word } from "../language/words.ts";
import type { Asks } from "./asked.ts";
import { doerIn } from "./doers.ts";
import type { Filled } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import type { Token } from "./tokens.ts";
import { endsIn, isHandedTo, isInLabel, isInName, isOfDoer } from "./words-of-kinds.ts";

/** Of what the verb is said. */
interface SaidOf {
  readonly kind: NodeKind;
  readonly catalogue: Catalogue;
  readonly noun: Asks["noun"];
}

/** Where a verb says one of the links to who did it, it is done by whoever stands where its subject does. */
export function isDoneByRight(
  behind: readonly Token[],
  words: readonly Word[],
  asked: RelationEntry | undefined,
  filled: readonly Filled[],
  { kind, catalogue, noun }: SaidOf,
): boolean {
  const doer = doerIn(behind);
  if (doer === "UNTOLD") return false;
  // Whoever "lent" something in a loan is not its borrower, nor whom it was handed to.
  if (doer === "ASKED" && asked !== undefined && kind.links.includes(asked)) {
    const isSaid = [...noun, ...words].some((word) => isInName(word, asked.iri, catalogue));
    const isOfKind = words.some((word) => isInLabel(word, kind.entry.iri, catalogue));
    if (isOfKind && !isSaid && (isOfDoer(asked, catalogue) || isHandedTo(asked, catalogue))) return false;
  }
  const said = kind.links.filter(
    (link) => isOfDoer(link, catalogue) && words.some((word) => isInName(word, link.iri, catalogue)),
  );
  // Beside "lent by", neither "lent to" nor "device lent" says who does it.
  const by = said.filter((link) => endsIn("by", link, catalogue));
  return (by.length > 0 ? by : said).every((link) => {
    if (doer === "NOBODY") return link !== asked;
    // A number or a date does nothing, and nor does what is only counted.
    if (doer === "ASKED") return link === asked || asked === undefined || !kind.links.includes(asked);
    return filled.some((each) => each.name === doer && each.link === link);
  });
}
