import { remarkOn } from "../../../documents/read-passages.ts";
import type { Direction, QuotedFact } from "../../../evidence/fact.ts";
import type { Turn } from "../../../investigation/turn.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { locateQuote } from "../../../text/quote.ts";
import { saysYearsOf } from "../../../text/years.ts";
import type { ReadStep } from "../tasks/read-paths.ts";
import { TEXT_BOUNDS } from "./bounds.ts";
import { isFormOfName } from "./name-forms.ts";
import type { EndLinker, LinkedEnd } from "./link-ends.ts";
import { standingOf, type ReadText } from "./standing.ts";

/** Characters of a step that is told again. */
const MOST_SAID = 160;

/** A step that its sentence says. */
export interface GroundedStep {
  readonly fact: QuotedFact;
  readonly direction: Direction;
  readonly remarks: readonly string[];
}

export interface GroundedSteps {
  readonly kept: readonly GroundedStep[];
  /** The first step that does not hold, and why, as a clause; absent where all do. */
  readonly objection?: string;
}

/** The steps up to the first that fails, and why that does. */
export async function groundedSteps(
  steps: readonly ReadStep[],
  texts: ReadonlyMap<string, ReadText>,
  linker: EndLinker,
  turn: Turn,
): Promise<GroundedSteps> {
  let objection: string | undefined;
  const grounded: { readonly step: ReadStep; readonly text: ReadText; readonly ends: Ends }[] = [];
  for (const step of steps.slice(0, TEXT_BOUNDS.steps)) {
    await turn.rest();
    const text = texts.get(step.sentence);
    const ends = text === undefined ? undefined : await groundedEnds(step, text, linker);
    if (text === undefined || ends === undefined || typeof ends === "string") {
      objection = objectionTo(step, typeof ends === "string" ? ends : "no such sentence was given");
      break;
    }
    grounded.push({ step, text, ends });
  }
  const kept: GroundedStep[] = [];
  const objected = (step: ReadStep, why: string): GroundedSteps => ({ kept, objection: objectionTo(step, why) });
  const visited = new Set<string>();
  let at: LinkedEnd | undefined;
  for (const [place, { step, text, ends: read }] of grounded.entries()) {
    const ends = at === undefined ? read : goneOnFrom(at, read, text);
    const direction = at === undefined ? firstDirection(ends, grounded[place + 1]?.ends) : directionFrom(at, ends);
    if (direction === undefined)
      return objected(step, at === undefined ? "it does not begin at a topic" : "the step before does not lead to it");
    const [from, to] = direction === "FORWARD" ? [ends.subject, ends.object] : [ends.object, ends.subject];
    visited.add(from.key);
    if (visited.has(to.key)) return objected(step, "it leads back to where the path has been");
    at = to;
    kept.push({ fact: factOf(step, ends, text), direction, remarks: remarksOn(step, ends, text) });
  }
  return objection === undefined ? { kept } : { kept, objection };
}

function objectionTo({ subject, relation, object }: ReadStep, why: string): string {
  const said = cleanText(`${subject} – ${relation} → ${object}`, MOST_SAID);
  return `${said}: ${why}`;
}

interface Ends {
  readonly subject: LinkedEnd;
  readonly object: LinkedEnd;
}

/** Both ends of a step whose sentence says it; where it does not, why, as a clause. */
async function groundedEnds(step: ReadStep, text: ReadText, linker: EndLinker): Promise<Ends | string> {
  const { sentence } = text;
  const [subject, relation, object] = [step.subject.trim(), step.relation.trim(), step.object.trim()];
  if (relation === "" || relation.length > TEXT_BOUNDS.relation) return "its relation is empty or too long";
  if ([subject, object].some((end) => end === "" || end.length > TEXT_BOUNDS.end))
    return "an end of it is empty or too long";
  if (locateQuote(step.quote, sentence.text) === undefined) return "its quote does not stand in its sentence";
  // What was so in one year says nothing of another.
  if (!saysYearsOf(relation, sentence.text)) return "its sentence does not speak of that year";
  const linked = step.isDemonym === true ? await linker.linkDemonym(object) : await linker.link(object, text);
  if (linked === undefined) return "no country is known by that word";
  const ends = { subject: await linker.link(subject, text), object: linked };
  const standings = [ends.subject, ends.object].map(({ names }) => standingOf(names, text));
  if (standings.includes(undefined) || !standings.includes("SAID"))
    return "its sentence does not name both ends, nor do the words around it make plain whom it speaks of";
  return ends;
}

/** A path begins at a topic entity: where a step joins two of them, at the one that the next does not go on from. */
function firstDirection({ subject, object }: Ends, next: Ends | undefined): Direction | undefined {
  if (!subject.isTopic) return object.isTopic ? "BACKWARD" : undefined;
  const keys = next === undefined ? [] : [next.subject.key, next.object.key];
  return object.isTopic && keys.includes(subject.key) && !keys.includes(object.key) ? "BACKWARD" : "FORWARD";
}

/** A path goes on from where it is. */
function directionFrom(at: LinkedEnd, { subject, object }: Ends): Direction | undefined {
  return subject.key === at.key ? "FORWARD" : object.key === at.key ? "BACKWARD" : undefined;
}

/** The ends of a step, of which one may be where the path is under a fuller or shorter form of its name. */
function goneOnFrom(at: LinkedEnd, { subject, object }: Ends, text: ReadText): Ends {
  if (subject.key === at.key || object.key === at.key) return { subject, object };
  const isIt = ({ node }: LinkedEnd): boolean =>
    node.kind === "words" && isFormOfName(node.text, at.names, text, false);
  const as = (end: LinkedEnd): LinkedEnd => ({ ...at, names: [...new Set([...at.names, ...end.names])] });
  if (isIt(subject)) return { subject: as(subject), object };
  return isIt(object) ? { subject, object: as(object) } : { subject, object };
}

function factOf(step: ReadStep, { subject, object }: Ends, { paragraph, sentence }: ReadText): QuotedFact {
  return {
    kind: "quote",
    subject: subject.node,
    relation: cleanText(step.relation, TEXT_BOUNDS.relation),
    object: object.node,
    quote: { ...paragraph.citation, text: sentence.text, score: step.score },
  };
}

function remarksOn({ relation, unsaid }: ReadStep, ends: Ends, text: ReadText): readonly string[] {
  const unnamed = [ends.subject, ends.object].filter(({ names }) => standingOf(names, text) !== "SAID");
  return [
    ...(unsaid === "RELATION" ? [remarkOn("RELATION", { relation, subject: "" })] : []),
    ...unnamed.map(({ names }) => remarkOn("SUBJECT", { relation, subject: names[0] ?? "" })),
  ];
}
