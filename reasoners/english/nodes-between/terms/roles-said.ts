import type { GraphLedInput } from "../../../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../../engine/text/normalise.ts";
import { relationNames } from "../../linking/relation-names.ts";
import { type StatedText, textsIn } from "../../text-values/stated-texts.ts";
import { type Filled, fillings } from "../ends.ts";
import type { Token } from "../tokens.ts";
import { isRoleLink, type TermKind } from "./term-kinds.ts";

/** What a question says of terms: which role, of what, and beside whom. */
export interface TermSaid {
  /** The names at the links of the nodes, but for whoever is named. */
  readonly filled: readonly Filled[];
  readonly texts: readonly StatedText[];
  readonly person?: Filled;
  /** The words, with "~role", "~thing" and "~person" for what stands for these. */
  readonly said: readonly string[];
}

/** Stands for a name among words: no text holds it. */
const NAME = { text: "", lower: "", roots: [], start: 0, end: 0 };

/** All ways in which one role is said: by its name, by a text that the nodes bear, by how whoever held it is called. */
export function termsSaid(tokens: readonly Token[], term: TermKind, input: GraphLedInput): readonly TermSaid[] {
  const names = tokens.flatMap((token) => ("name" in token ? [token.name] : []));
  return fillings(names, term.kind, input).flatMap((filled): readonly TermSaid[] => {
    const persons = filled.filter(({ link }) => link === term.holder);
    const rest = filled.filter(({ link }) => link !== term.holder);
    const [person] = persons;
    const shown = tokens.map((token) => {
      if ("word" in token) return token.lower;
      const link = filled.find(({ name }) => name === token.name)?.link;
      if (link === term.holder) return "~person";
      return link !== undefined && isRoleLink(link, input.catalogue) ? "~role" : "~thing";
    });
    const of = { filled: rest, ...(person === undefined ? {} : { person }) };
    const byName: TermSaid = { ...of, texts: [], said: shown };
    if (shown.includes("~role")) return isOnce(shown) ? [byName] : [];
    return [...textsOf(tokens, term, input.catalogue), ...titlesOf(tokens, term, input.catalogue)].flatMap(
      ({ from, to, text }): readonly TermSaid[] => {
        const said = [...shown.slice(0, from), "~role", ...shown.slice(to)];
        return [{ ...of, texts: text === undefined ? [] : [text], said }];
      },
    );
  });
}

function isOnce(said: readonly string[]): boolean {
  return said.filter((each) => each === "~role").length === 1;
}

interface RoleAt {
  readonly from: number;
  readonly to: number;
  readonly text?: StatedText;
}

function textsOf(tokens: readonly Token[], { roles }: TermKind, catalogue: Catalogue): readonly RoleAt[] {
  const words = tokens.map((token) => ("word" in token ? token.word : NAME));
  const iris = new Set(roles.map(({ iri }) => iri));
  const found = textsIn(words, catalogue).filter(({ relation }) => iris.has(relation.iri));
  // Of two texts it is not told which one is the role.
  return found.length === 1 ? found.map((text) => ({ from: text.from, to: text.to, text })) : [];
}

/**
 * Whoever held it is called after it: "mayor" leads to the mayor, where nodes have no names. Where they say the role
 * otherwise, "holder" is the holder of any.
 */
function titlesOf(
  tokens: readonly Token[],
  { kind, holder, roles }: TermKind,
  catalogue: Catalogue,
): readonly RoleAt[] {
  const isSaidOtherwise = roles.length > 0 || kind.links.some((link) => isRoleLink(link, catalogue));
  if (kind.isNamed === true || isSaidOtherwise) return [];
  const names = (relationNames(catalogue).byRelation.get(holder.iri) ?? []).map(({ words }) =>
    words.map(({ lower }) => normalise(lower)),
  );
  return tokens.flatMap((_, from) =>
    names
      .filter((name) => name.length > 0 && name.every((each, at) => isWord(tokens[from + at], each)))
      .map((name) => ({ from, to: from + name.length })),
  );
}

function isWord(token: Token | undefined, said: string): boolean {
  return token !== undefined && "word" in token && normalise(token.lower) === said;
}
