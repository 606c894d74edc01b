/** Longest reply that is looked at, in characters. */
const MOST_CHARACTERS = 200_000;
/** Values that are looked at: behind prose that holds braces of its own there is seldom more than one. */
const MOST_VALUES = 8;
const MOST_ATTEMPTS = 64;

const THOUGHT_BEFORE = /^\s*<(think|thinking|thought|reasoning)>[\s\S]*?<\/\1>/iu;
const THOUGHT_LEFT_OPEN = /^\s*<(?:think|thinking|thought|reasoning)>(?![\s\S]*<\/)/iu;
const THOUGHT_END = /^[\s\S]*<\/(?:think|thinking|thought|reasoning)>/iu;

/**
 * The JSON objects in a reply, in their order: what a model writes around them (thoughts, prose, code fences) is left
 * out, and so is what stands inside another one.
 */
export function jsonObjectsIn(reply: string): readonly unknown[] {
  const text = reply.slice(0, MOST_CHARACTERS);
  if (THOUGHT_LEFT_OPEN.test(text)) return [];
  const said = text.replace(THOUGHT_BEFORE, "");
  const found = objectsIn(said);
  // The tag that begins a thought may be part of the server's template, so that only its end is seen.
  if (!THOUGHT_END.test(said)) return found;
  const afterwards = objectsIn(said.replace(THOUGHT_END, ""));
  return afterwards.length > 0 ? afterwards : found;
}

function objectsIn(text: string): readonly unknown[] {
  const found: unknown[] = [];
  let attempts = 0;
  for (
    let start = text.indexOf("{");
    start >= 0 && found.length < MOST_VALUES && attempts < MOST_ATTEMPTS;
    attempts += 1
  ) {
    const end = endOfObject(text, start);
    const value = end === undefined ? undefined : parsed(text.slice(start, end));
    if (value !== undefined) found.push(value);
    start = text.indexOf("{", value === undefined ? start + 1 : end);
  }
  return found;
}

/** Where the braces that open at `start` are closed, those within strings aside; end exclusive. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
