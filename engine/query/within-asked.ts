import type { FactNode } from "../evidence/fact.ts";
import { locatingRelations, saysInWhat } from "../graph/places/locating-relations.ts";
import { surroundingsOf, type Atlas, type WayOut } from "../graph/places/surroundings.ts";
import type {
  ExistsForm,
  FollowForm,
  MentionForm,
  RelationCandidate,
  RelationPhrase,
  SetForm,
} from "../question/form/logical-form.ts";
import { mapForm } from "../question/form/walk.ts";
import type { RelationEntry } from "../sources/knowledge-graph.ts";
import { normalise } from "../text/normalise.ts";
import { nearlyBest, partsOf } from "./negative-evidence.ts";

/** Places of a thing that are looked up at most. */
const MOST = 12;

/** Words before a place of which it is enough that something is in a part of it. */
const WITHIN: ReadonlySet<string> = new Set(["in", "within", "inside"]);

interface AskedPlace {
  readonly part: FollowForm;
  readonly place: MentionForm;
}

/**
 * The same question by way of the places between, where it is asked whether something is in a place, and the graph says
 * of it a place that lies in that one: whoever was born in Ulm was born in Germany. Undefined where no place of it does
 * for certain.
 * @param membersOf gives the members of a set
 */
export async function askedOfWiderPlace(
  form: ExistsForm,
  membersOf: (set: SetForm) => Promise<readonly FactNode[]>,
  atlas: Atlas,
): Promise<ExistsForm | undefined> {
  const parts = partsOf(form.set);
  const about = parts.find((part) => part.kind === "mention");
  const entries = new Map(atlas.catalogue.relations.map((entry) => [entry.iri, entry]));
  const asked = parts.flatMap((part): readonly AskedPlace[] =>
    part.kind === "follow" && part.from.kind === "mention" && placingIn(part.relation, entries, atlas).length > 0
      ? [{ part, place: part.from }]
      : [],
  );
  const [first] = asked;
  if (about === undefined || first === undefined || asked.length > 1) return undefined;
  const { part, place } = first;
  const locating = locatingRelations(atlas.catalogue);
  const places = nearlyBest(place.candidates);
  const [outer] = places;
  if (outer === undefined || places.length > 1 || locating.relations.length === 0) return undefined;
  const relation: RelationPhrase = {
    text: part.relation.text,
    candidates: placingIn(part.relation, entries, atlas).map((each) => ({ ...each, direction: "FORWARD" })),
  };
  const held = await membersOf({ kind: "follow", from: about, relation });
  const inner = held.flatMap((node) => (node.kind === "iri" ? [node.value] : [])).slice(0, MOST);
  if (inner.length === 0) return undefined;
  const { placesOf } = await surroundingsOf([...inner, outer.iri], locating, atlas);
  const [way] = inner.flatMap((each): readonly WayOut[] => {
    const found = placesOf(each).get(outer.iri);
    // What lies in a place that the outer one lies in need not lie in that.
    const within = placesOf(outer.iri);
    if (found === undefined || within.has(each) || found.slice(0, -1).some(({ to }) => within.has(to))) return [];
    return [found];
  });
  if (way === undefined) return undefined;
  const around = placesBetween({ ...place, candidates: [outer] }, way, entries);
  const widened = mapForm(form, (node) =>
    node.kind === "follow" && node.relation === part.relation
      ? { ...node, from: around, relation: { ...node.relation, candidates: placingIn(node.relation, entries, atlas) } }
      : node,
  );
  return widened.kind === "exists" ? widened : undefined;
}

/** The relations that the words may mean and that lead to the places where something is or was. */
function placingIn(
  { text, candidates }: RelationPhrase,
  entries: ReadonlyMap<string, RelationEntry>,
  { catalogue }: Atlas,
): readonly RelationCandidate[] {
  const isWithin = normalise(text)
    .split(" ")
    .some((word) => WITHIN.has(word));
  return isWithin
    ? nearlyBest(candidates).filter(({ iri, direction }) => {
        const entry = entries.get(iri);
        return direction === "BACKWARD" && entry !== undefined && saysInWhat(entry, catalogue);
      })
    : [];
}

/** A place with what lies in it on a way that leads out to it. */
function placesBetween(place: MentionForm, way: WayOut, entries: ReadonlyMap<string, RelationEntry>): SetForm {
  const inside = way.reduceRight<SetForm>((from, { relation: iri }) => {
    const label = entries.get(iri)?.label ?? iri;
    return {
      kind: "follow",
      from,
      relation: { text: label, candidates: [{ iri, label, direction: "BACKWARD", score: 1 }] },
    };
  }, place);
  return { kind: "union", sets: [place, inside], nesting: "INWARD" };
}
