import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { type StatedText, textsIn } from "../text-values/stated-texts.ts";
import { phraseOf } from "./ends.ts";
import type { NodeKind } from "./node-kinds.ts";
import type { Timed } from "./said-time.ts";
import type { Token } from "./tokens.ts";

/** What a question says of nodes by texts that they bear, and what is left of it. */
interface TextsSaid {
  readonly timed: Timed;
  readonly texts: readonly StatedText[];
}

/**
 * The question as it stands, and without the one text in it that nodes of the kind bear: "chief" in "the chief surveyor
 * of E", where a posting has a grade. Of two texts it is not told whether one node bears both.
 */
export function textsSaid(timed: Timed, { values }: NodeKind, catalogue: Catalogue): readonly TextsSaid[] {
  const { tokens } = timed;
  const words = tokens.map((token) => ("word" in token ? token.word : NAME));
  const iris = new Set(values.map(({ iri }) => iri));
  const found = textsIn(words, catalogue).filter(({ relation }) => iris.has(relation.iri));
  const [text, ...others] = found;
  const asItStands: TextsSaid = { timed, texts: [] };
  if (text === undefined || others.length > 0) return [asItStands];
  const rest: readonly Token[] = [...tokens.slice(0, text.from), ...tokens.slice(text.to)];
  return [asItStands, { timed: { ...timed, tokens: rest }, texts: [text] }];
}

/** Stands for a name among words: no text holds it. */
const NAME = { text: "", lower: "", roots: [], start: 0, end: 0 };

/** The nodes, those alone that bear the texts; all nodes of the kind, where nothing else is said of them. */
export function withTexts(
  nodes: SetForm | undefined,
  texts: readonly StatedText[],
  { entry: { iri, label } }: NodeKind,
): SetForm | undefined {
  const all: SetForm = { kind: "instances", text: label, candidates: [{ iri, label, score: 1 }] };
  return texts.reduce<SetForm | undefined>(
    (set, { relation, text }) => ({
      kind: "where",
      set: set ?? all,
      relation: phraseOf(relation, "FORWARD"),
      condition: { operator: "=", value: { type: "text", text } },
    }),
    nodes,
  );
}
