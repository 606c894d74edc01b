import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { reworded } from "./pieces.ts";

const REAL: ReadonlySet<string> = new Set(["real", "actual", "true"]);
const AT_BIRTH: ReadonlySet<string> = new Set(["birth name", "birthname", "name at birth", "born as"]);

/** A question in the words that the graph has for what somebody is really called, and how that is told. */
interface RealNames<T> {
  readonly input: T;
  /** Undefined where the graph has no such words, and nothing was put in other ones. */
  readonly told?: string;
}

/**
 * "The real name of E" as "the birth name of E", where the graph tells that and has no other word for it: whoever goes
 * by a pseudonym was born with the real one. Nothing else is called "real" in that question, whatever money is.
 */
export function withRealNames<T extends Pick<AnalysisInput, "question" | "mentions" | "catalogue">>(
  input: T,
): RealNames<T> {
  const words = wordsOf(input.question);
  const at = words.findIndex(({ lower }, index) => REAL.has(lower) && words[index + 1]?.lower === "name");
  const [real, name] = [words[at], words[at + 1]];
  if (real === undefined || name === undefined || input.mentions.some((each) => goesBeyond(each, real, name)))
    return { input };
  const mentions = input.mentions.filter(({ start, end }) => end <= real.start || start >= name.end);
  const said = `${real.lower} name`;
  const called = isCalled(new Set([said]), input.catalogue) ? undefined : isCalled(AT_BIRTH, input.catalogue);
  if (called === undefined) return { input: { ...input, mentions } };
  const { text, moved } = reworded(input.question, words, [
    { from: 0, to: at },
    { said: called },
    { from: at + 2, to: words.length },
  ]);
  const kept = mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  const told = `“${said}” was read as “${called}”, which is what the graph tells of it`;
  return { input: { ...input, question: text, mentions: kept }, told };
}

/** Are the words part of a longer name, as of a film? */
function goesBeyond({ start, end }: Mention, real: Word, name: Word): boolean {
  return start <= real.start && end >= name.end;
}

/** One of these names, where a relation goes by it; by its label before its other names. */
function isCalled(names: ReadonlySet<string>, { relations }: Catalogue): string | undefined {
  const isOne = (each: string): boolean => names.has(normalise(each));
  return (
    relations.find(({ label }) => isOne(label))?.label ??
    relations.flatMap(({ aliases }) => aliases.filter(isOne)).at(0)
  );
}
