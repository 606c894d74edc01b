import { normalise } from "../../../text/normalise.ts";
import type { Topic } from "../../../question/skyline/topics.ts";

/** A topic's names, each once: what the graph calls it, and what the question does. */
export function namesOfTopic({ label, text }: Topic): readonly string[] {
  return [...new Map([label, text].filter(hasWords).map((name) => [normalise(name), name])).values()];
}

/** The topic that bears a name. */
export function topicNamed(name: string, topics: readonly Topic[]): Topic | undefined {
  const wanted = normalise(name);
  return topics.find((topic) => namesOfTopic(topic).some((each) => normalise(each) === wanted));
}

/** Is a page called so? What stands in brackets behind a title only tells it from others of its name. */
export function isTitled(title: string, names: readonly string[]): boolean {
  const titles = [title, withoutBrackets(title)].map(normalise);
  return names.some((name) => titles.includes(normalise(name)));
}

/** A title without the brackets at its end; the whole of it where nothing else is left. */
export function withoutBrackets(title: string): string {
  const bare = title.trimEnd();
  const open = bare.endsWith(")") ? bare.lastIndexOf("(") : -1;
  return open <= 0 ? bare : bare.slice(0, open).trimEnd();
}

function hasWords(name: string): boolean {
  return name.trim() !== "";
}
