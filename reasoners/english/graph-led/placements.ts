import { DETERMINERS } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { AnythingClaim, Claim, ClassClaim, NameClaim, RankClaim, RelationClaim, Span, Use } from "./claims.ts";
import type { Layout } from "./layout.ts";
import type { Placed, Targets } from "./placing.ts";
import { ANSWER, type Node, type Tree, treesOf } from "./trees.ts";

/**
 * All that the claims of a question may be said of, and how its relations are connected.
 * @param measure says what is ranked, and connects nothing
 */
export function* placementsOf(
  layout: Layout,
  claims: readonly Claim[],
  measure: RelationClaim | undefined,
): Generator<Placed> {
  const relations = claims.filter((claim): claim is RelationClaim => claim.kind === "relation" && claim !== measure);
  const names = claims.filter((claim): claim is NameClaim => claim.kind === "name");
  const nouns = claims.filter(
    (claim): claim is ClassClaim | AnythingClaim => claim.kind === "class" || claim.kind === "anything",
  );
  // Of one of the names it is asked whether it is the answer to the rest.
  const answers = layout.isWhether ? names : [undefined];
  for (const answer of answers)
    for (const tree of treesOf(
      relations,
      names.filter((name) => name !== answer),
    ))
      for (const uses of usesOf(relations))
        for (const targets of targetsOf(nouns, tree, layout)) yield { layout, tree, targets, uses, answer };
}

function usesOf(relations: readonly RelationClaim[]): readonly (readonly Use[])[] {
  return relations.reduce<readonly (readonly Use[])[]>(
    (all, { uses }) => all.flatMap((before) => uses.map((use) => [...before, use])),
    [[]],
  );
}

/** A noun behind "which" says what is asked for; one beside a name what that is; any other may be of anything found. */
function targetsOf(nouns: readonly (ClassClaim | AnythingClaim)[], tree: Tree, layout: Layout): readonly Targets[] {
  const variables = [...new Set([ANSWER, ...tree.map(({ wanted }) => wanted)])];
  return nouns.reduce<readonly Targets[]>(
    (all, noun) =>
      all.flatMap((before) =>
        mayBeOf(noun, variables, layout).map((target) => new Map<Claim, Node>([...before, [noun, target]])),
      ),
    [new Map<Claim, Node>()],
  );
}

/** "The tallest clock", "tallest of the clocks". */
function isRanked(noun: Span, rank: RankClaim, words: readonly Word[]): boolean {
  return (
    rank.to <= noun.from &&
    words.slice(rank.to, noun.from).every(({ lower }) => lower === "of" || DETERMINERS.has(lower))
  );
}

function mayBeOf(
  noun: ClassClaim | AnythingClaim,
  variables: readonly number[],
  { claims, askedNoun, asked, isCount, rank, words }: Layout,
): readonly Node[] {
  if (noun === askedNoun) return [ANSWER];
  if (rank !== undefined && isRanked(noun, rank, words)) return [ANSWER];
  // Where nothing asks, what is said first is what is wanted.
  if (asked < 0 && (!isCount || askedNoun === undefined) && claims[0] === noun) return [ANSWER];
  const besides =
    noun.kind === "class" && noun.members === undefined
      ? claims.filter((each) => each.kind === "name" && (each.from === noun.to || each.to === noun.from))
      : [];
  return [...variables, ...besides.filter((each): each is NameClaim => each.kind === "name")];
}
