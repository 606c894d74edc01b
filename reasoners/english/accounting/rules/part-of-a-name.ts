import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Mention } from "../../../../engine/sources/knowledge-graph.ts";
import type { Word } from "../../language/words.ts";
import { saidBy } from "./names.ts";

/**
 * True for "what is a string instrument" read as "what is an instrument", where the graph knows something that is
 * called "string instrument": a word of its name would be passed over. Not where that word is said by something else,
 * but for what is written as a name with capitals.
 */
export function takesPartOfName(form: Form, mentions: readonly Mention[], words: readonly Word[]): boolean {
  const named = [...nodesOf(form)].flatMap(({ node }) => (node.kind === "mention" ? [node.text.toLowerCase()] : []));
  const whole = mentions.filter(({ candidates }) => candidates.some(({ match }) => match === "EXACT"));
  const inside = ({ start, end }: Mention): readonly string[] =>
    words.filter((word) => word.start >= start && word.end <= end).map(({ lower }) => lower);
  let said: string | undefined;
  return whole.some((mention) => {
    const name = inside(mention);
    if (name.length < 2 || named.includes(mention.text.toLowerCase())) return false;
    // The same words behind or before it are another mention.
    const isPart = named.some((text) => isWithin(text, mention) && !isElsewhere(text, mention, words));
    if (!isPart) return false;
    if (isWrittenAsName(mention)) return true;
    said ??= saidBy(form);
    return name.some((lower) => !(said ?? "").includes(lower));
  });
}

/** "Red Lion Fire", letter by letter what something is called, is no fire at a Red Lion. */
function isWrittenAsName({ text, candidates }: Mention): boolean {
  return (
    candidates.some(({ match, matched }) => match === "EXACT" && matched === text) && !/(?:^|\s)\p{Ll}/u.test(text)
  );
}

function isWithin(text: string, mention: Mention): boolean {
  return ` ${mention.text.toLowerCase()} `.includes(` ${text} `);
}

/** Do the first words of a name stand outside of the mention, too? */
function isElsewhere(text: string, { start, end }: Mention, words: readonly Word[]): boolean {
  const [first] = text.split(" ");
  return words.some((word) => word.lower === first && (word.end <= start || word.start >= end));
}
