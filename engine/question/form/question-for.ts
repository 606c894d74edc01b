import type { Form, RelationPhrase, SetForm } from "./logical-form.ts";
import { alone, nounOf, type Description } from "./phrases/description.ts";
import { describe } from "./phrases/describe.ts";
import { together, type Predicate } from "./phrases/predicate.ts";
import { LABELS_ALONE } from "./phrases/vocabulary.ts";
import { childForms, mapForm, relationOf } from "./walk.ts";

/**
 * A part of a logical form as a question. Where the words still have several meanings they are kept as they were asked;
 * once each has one, the names of the graph are used.
 */
export function questionFor(set: SetForm): string {
  return asked(describe(isLinked(set) ? set : inWords(set), LABELS_ALONE));
}

function asked(description: Description): string {
  if (description.is === "PHRASE") {
    const { noun, conditions } = description;
    if (conditions.length > 0) return whether(noun.text, conditions);
    const phrase = alone(description);
    return phrase.startsWith("what ") ? `${capital(phrase)}?` : `What is ${phrase}?`;
  }
  const { kind, others, predicates } = description;
  if (description.alone !== undefined) return `What are ${description.alone}?`;
  if (predicates.length === 0) return `Which are the ${nounOf(description).text}?`;
  if (kind === undefined && others.length === 0) return `What ${together(predicates, ({ one }) => one).text}?`;
  const things = nounOf({ ...description, predicates: [] }).text;
  const which = kind === undefined ? `Which things ${things.slice("those ".length)}` : `Which ${things}`;
  return `${which} ${together(predicates, ({ many }) => many).text}?`;
}

/** "Is E directed by F?", "Has E F as mascot?" */
function whether(name: string, conditions: readonly Predicate[]): string {
  const { text } = together(conditions, ({ one }) => one);
  const [first = "", ...rest] = text.split(" ");
  return conditions.length === 1 && (first === "is" || first === "has")
    ? `${capital(first)} ${name} ${rest.join(" ")}?`
    : `Is it so that ${name} ${text}?`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
