import type { Form, RelationPhrase, SetForm } from "./logical-form.ts";
import { printForm } from "./print-form.ts";
import { childForms, mapForm, relationOf } from "./walk.ts";

/**
 * A part of a logical form as a question. Where the words still have several meanings they are kept as they were asked;
 * once each has one, the names of the graph are used.
 */
export function questionFor(set: SetForm): string {
  const phrase = printForm(isLinked(set) ? set : inWords(set));
  if (phrase.startsWith("those with ")) return `What has ${phrase.slice("those with ".length)}?`;
  if (/^what /.test(phrase)) return `${capital(phrase)}?`;
  if (/^(the|whether) /.test(phrase)) return `What is ${phrase}?`;
  if (isAboutName(set))
    return phrase.includes(" that are among ")
      ? `Is ${phrase.replace(" that are among ", " among ")}?`
      : `Has ${phrase.replace(" with ", " ")}?`;
  return `Which are the ${phrase}?`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Does the part ask whether something that is named is so? */
function isAboutName(set: SetForm): boolean {
  if (set.kind === "at" || set.kind === "where") return isAboutName(set.set);
  return set.kind === "mention" || (set.kind === "intersect" && set.sets.some(isAboutName));
}

/** Has every choice one candidate? */
function isLinked(form: Form): boolean {
  const own = form.kind === "mention" || form.kind === "instances" ? form.candidates.length === 1 : true;
  const relation = relationOf(form);
  return (
    own &&
    (relation === undefined || relation.candidates.length === (relation.any === true ? 0 : 1)) &&
    childForms(form).every(isLinked)
  );
}

/** The same form, printed with the question's words for its relations and names. */
function inWords(set: SetForm): SetForm {
  return mapForm(set, (node) => {
    switch (node.kind) {
      case "mention":
        return { ...node, candidates: [{ iri: "", label: node.text, score: 1 }] };
      case "follow":
      case "where":
        return { ...node, relation: { ...node.relation, candidates: asSaid(node.relation) } };
      case "extreme":
        return { ...node, by: { ...node.by, candidates: asSaid(node.by) } };
      case "at":
        return node.time.kind === "dates"
          ? {
              ...node,
              time: { ...node.time, relation: { ...node.time.relation, candidates: asSaid(node.time.relation) } },
            }
          : node;
      default:
        return node;
    }
  }) as SetForm;
}

/** The best candidate, under the words that stand for it. */
function asSaid({ text, candidates }: RelationPhrase): RelationPhrase["candidates"] {
  return candidates.slice(0, 1).map((candidate) => ({ ...candidate, label: `“${text}”` }));
}
