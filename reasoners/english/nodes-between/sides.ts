import lists from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { relationNames } from "../linking/relation-names.ts";
import { isCalledAfter, leadsToSomebody } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import { endsIn, isOfDoer } from "./words-of-kinds.ts";

const TAKERS = wordSet(lists.takers);
const GIVERS = wordSet(lists.givers);

/** Is it who gets what a deed hands over, by what the link is called: "borrower", "lent to"? They pay for it. */
export function isTaker(link: RelationEntry, catalogue: Catalogue): boolean {
  if (!leadsToSomebody(link, catalogue) || saysPaid(link, catalogue)) return false;
  return endsIn("to", link, catalogue) || isCalledAfter(TAKERS, link, catalogue);
}

/** Is it who pays: who gave money, or who took what there was to be paid for? */
export function isPayer(link: RelationEntry, catalogue: Catalogue): boolean {
  if (saysPaid(link, catalogue)) return endsIn("by", link, catalogue);
  if (isReceiver(link, catalogue)) return false;
  return isTaker(link, catalogue) || isGiver(link, catalogue);
}

/** Is it called after giving: "donor", "sponsored by"? Who booked something gave no money for it. */
function isGiver(link: RelationEntry, catalogue: Catalogue): boolean {
  // Where sponsors stand among others, the link may lead to what anybody did.
  const ofEach = link.objectClasses.map((iri) => ({ ...link, objectClasses: [iri] }));
  return (ofEach.length > 0 ? ofEach : [link]).every((each) => isCalledAfter(GIVERS, each, catalogue));
}

/** "Gave money for E": whoever gives it is called after that, where an amount is told. */
export function isGivenBy(
  lower: string,
  asked: RelationEntry | undefined,
  { values }: Pick<NodeKind, "values">,
  catalogue: Catalogue,
): boolean {
  if (!GIVING.has(lower) && !MONEY.has(lower)) return false;
  return asked !== undefined && isGiver(asked, catalogue) && values.some(({ objectKind }) => objectKind === "NUMBER");
}

const GIVING = wordSet(lists.giving);
const MONEY = wordSet(lists.money);

/** Is it who is paid: whoever does something, and takes nothing by it? */
export function isEarner(link: RelationEntry, catalogue: Catalogue): boolean {
  if (!leadsToSomebody(link, catalogue)) return false;
  return isReceiver(link, catalogue) || (!isPayer(link, catalogue) && isDoing(link, catalogue));
}

/** "Recipient": who gets something for nothing. */
function isReceiver(link: RelationEntry, catalogue: Catalogue): boolean {
  return isCalledAfter(RECEIVERS, link, catalogue);
}

const RECEIVERS = wordSet(lists.receivers);

function isDoing(link: RelationEntry, catalogue: Catalogue): boolean {
  if (saysPaid(link, catalogue)) return endsIn("to", link, catalogue);
  return endsIn("from", link, catalogue) || isOfDoer(link, catalogue);
}

/** "Paid by" and "paid to" are the two ends of one payment. */
function saysPaid({ iri }: RelationEntry, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ content }) => content.some(({ lower }) => lower === "paid"));
}
