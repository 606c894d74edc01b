import { chooseTopicEntities } from "../../../engine/question/topic-entities.ts";
import { relationOf } from "../../../engine/question/form/walk.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import type { Finding } from "./finding.ts";
import { comparable, textsIn, type FormContent } from "./form-content.ts";
import type { SaidQuestion, SaidWord } from "./said-words.ts";
import { BEGINNINGS, MONTHS, TITLES } from "./word-lists.ts";

/** How a form holds a word of a name: by itself, beside a relation that does nothing with it, or not at all. */
type Held = "HELD" | "IDLE" | "NOT_HELD";

/** Letters that inflected forms of a name share at least ("France", "Frankreichs", "French" do not). */
const STEM = 4;
const STEM_SHARE = 0.6;

const NO_RELATIONS: Pick<Catalogue, "relations"> = { relations: [] };

/** Names of the question that a form does not hold, and names that it holds though the question does not say them. */
export function nameFindings(
  said: SaidQuestion,
  mentions: readonly Mention[],
  content: FormContent,
  catalogue: Pick<Catalogue, "relations"> = NO_RELATIONS,
): Finding[] {
  const named = chooseTopicEntities(mentions);
  const runs = [...quotedRuns(said), ...(said.isEnglish ? capitalRuns(said) : [])];
  const linked = named.filter(({ start }) => !runs.some((run) => isWithin(start, run)));
  return [
    ...runs.flatMap((run) => runFinding(run, said, mentions, content)),
    ...linked.flatMap(({ mention, start, end }): Finding[] => {
      const words = said.words.filter((word) => isWithin(word.start, { start, end }));
      return isTelling(words, said) && !isLinkedIn({ start, end }, mentions, content) && isLost(mention, words, content)
        ? [{ lack: "REMARKED", words: mention, kind: "LEFT_OUT" }]
        : [];
    }),
    ...addedNames(said, content, catalogue),
  ];
}

/** Words of the question that are one name. */
interface Run {
  readonly start: number;
  readonly end: number;
}

function isWithin(position: number, { start, end }: { readonly start: number; readonly end: number }): boolean {
  return start <= position && position < end;
}

function quotedRuns({ quotations, words }: SaidQuestion): readonly Run[] {
  return quotations.filter((run) => words.some((word) => isWithin(word.start, run)));
}

/** "Mikheil Saakashvili": words with capitals that follow one another, months aside, which are part of a date. */
function capitalRuns({ words, text }: SaidQuestion): readonly Run[] {
  const runs: SaidWord[][] = [];
  let last: SaidWord | undefined;
  for (const word of words) {
    const isPart = word.isName && !word.isQuoted && !MONTHS.includes(word.lower);
    if (isPart) {
      const joins = last !== undefined && /^[\s.&-]*$/u.test(text.slice(last.end, word.start));
      if (joins) runs.at(-1)?.push(word);
      else runs.push([word]);
    }
    last = isPart ? word : undefined;
  }
  return runs.map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }));
}

function runFinding(
  run: Run,
  said: SaidQuestion,
  mentions: readonly Mention[],
  content: FormContent,
): readonly Finding[] {
  const text = said.text.slice(run.start, run.end);
  const words = comparable(text).filter((word) => !BEGINNINGS.has(word));
  const open = words.filter((word) => wordHeld(word, content) !== "HELD");
  if (open.length === 0 || isInitials(text, content) || isLinkedIn(run, mentions, content)) return [];
  const isAbsent = words.every((word) => wordHeld(word, content) === "NOT_HELD");
  const isTitle = open.every((word) => TITLES.has(word));
  // "President" may be said by the relation, and stand before the name that is held.
  if (isTitle && !isAbsent) return [];
  return [{ lack: isAbsent && !isTitle && said.isEnglish ? "REFUSED" : "REMARKED", words: text, kind: "LEFT_OUT" }];
}

/** Is what these words mean in the graph what the form names? "French" may mean France, by which a form goes on. */
function isLinkedIn(
  { start, end }: { readonly start: number; readonly end: number },
  mentions: readonly Mention[],
  { entities }: FormContent,
): boolean {
  return mentions.some(
    (mention) =>
      mention.start <= start && end <= mention.end && mention.candidates.some(({ iri }) => entities.has(iri)),
  );
}

/** "CEO" for "chief executive officer", "U.S." for "United States". */
function isInitials(run: string, { labels, names }: FormContent): boolean {
  const [letters = "", ...others] = comparable(run);
  if (others.length > 0 || /\p{Ll}/u.test(run)) return false;
  return [...names, ...labels].some((text) => initialsOf(text) === letters);
}

const SMALL_WORDS: ReadonlySet<string> = new Set(["of", "the", "and", "for"]);

function initialsOf(words: readonly string[]): string {
  const initials = words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word[0] ?? "");
  return initials.length > 1 ? initials.join("") : "";
}

function wordHeld(word: string, { names, labels, lookedUp, idle }: FormContent): Held {
  const parts = comparable(word);
  const isIn = (texts: readonly (readonly string[])[]): boolean =>
    parts.every((part) => texts.some((text) => text.some((each) => isSameName(each, part))));
  if (isIn(names) || isIn(labels) || isIn(lookedUp)) return "HELD";
  return isIn(idle) ? "IDLE" : "NOT_HELD";
}

function isSameName(one: string, other: string): boolean {
  if (one === other || one === `${other}s` || other === `${one}s`) return true;
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < longest && one[shared] !== undefined && one[shared] === other[shared]) shared += 1;
  return shared >= STEM && shared >= STEM_SHARE * longest;
}

/** Is a mention surely a name? Common words are names of things as well, and lower case tells nothing by itself. */
function isTelling(words: readonly SaidWord[], { hasCapitalNames }: SaidQuestion): boolean {
  const [first] = words;
  if (first === undefined || words.every(({ lower }) => BEGINNINGS.has(lower))) return false;
  return (
    !hasCapitalNames ||
    (/^\p{Lu}/u.test(first.text) && (words.length > 1 || !first.beginsSentence)) ||
    /\p{Lo}/u.test(first.text)
  );
}

/** In no part of a form, not even beside a relation; scripts without spaces are compared by their letters. */
function isLost(mention: string, words: readonly SaidWord[], content: FormContent): boolean {
  const { names, labels, lookedUp, idle } = content;
  const plain = comparable(mention).join("");
  const texts = [...names, ...labels, ...lookedUp, ...idle];
  return (
    !texts.some((text) => text.join("").includes(plain)) &&
    words.every((word) => wordHeld(word.text, content) === "NOT_HELD")
  );
}

/** Names and texts of a form that the question does not say. */
function addedNames(
  said: SaidQuestion,
  { nodes }: FormContent,
  catalogue: Pick<Catalogue, "relations">,
): readonly Finding[] {
  const listed = new Set(nodes.flatMap((node) => listedValues(node, catalogue)));
  const question = comparable(said.text);
  const letters = question.join("");
  const texts = nodes.flatMap((node) => {
    if (node.kind === "mention") return [node.text];
    return node.kind === "where"
      ? textsIn(node.condition)
      : node.kind === "value" && node.value.type === "text"
        ? [node.text]
        : [];
  });
  return [...new Set(texts)].flatMap((text): Finding[] => {
    // That something is so is said by what the relation says.
    if (SAYING_YES.has(text.toLowerCase()) && listed.has(text)) return [];
    const words = comparable(text);
    const isSaid = words.some((word) => question.some((each) => isSameName(each, word)));
    if (isSaid || letters.includes(words.join("")) || question.includes(initialsOf(words))) return [];
    // "Female" may be said by "women"; a name is not said by other words.
    // Nor is a code of a list, which stands for words of the question if the model is right.
    const isName = /^\p{Lu}/u.test(text) && !listed.has(text);
    return [{ lack: said.isEnglish && isName ? "REFUSED" : "REMARKED", words: text, kind: "ADDED" }];
  });
}

const SAYING_YES: ReadonlySet<string> = new Set(["true", "yes"]);

/** The texts of a list that the relation of a part leads to. */
function listedValues(node: Form, { relations }: Pick<Catalogue, "relations">): readonly string[] {
  const meant = new Set(relationOf(node)?.candidates.map(({ iri }) => iri));
  return relations.flatMap(({ iri, values }) => (meant.has(iri) ? (values ?? []) : []));
}
