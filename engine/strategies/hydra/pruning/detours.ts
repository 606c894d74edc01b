import { factKey, nodeKey, type Fact } from "../../../evidence/fact.ts";
import type { PathStep } from "../../../evidence/path.ts";
import type { CandidatePath } from "../candidate-path.ts";

/**
 * What a path says behind a detour there and back (ours): "A – sex → male ← sex – B – height → 2 m" leads from one
 * thing that the question names to another by what both share, and then tells of the other alone. Of many paths that
 * differ in the detour only, each says the same of B, from the same source. Undefined for a path without one, or with
 * nothing behind it.
 * @param isTopic for the `nodeKey` of what the question names
 * @returns a key, the same for paths that say the same behind their detours
 */
export function saidBehindDetour({ path }: CandidatePath, isTopic: (key: string) => boolean): string | undefined {
  const [chain = [], ...others] = path.chains;
  const [there, back, ...tail] = chain;
  if (there === undefined || back === undefined || tail.length === 0) return undefined;
  const isBack = there.direction !== back.direction && relationsOf(there) === relationsOf(back);
  if (!isBack || ![...startsOf(there), ...endsOf(back)].every(isTopic)) return undefined;
  return JSON.stringify([tail, ...others].map((steps) => steps.map(keyOf)));
}

function relationsOf({ facts }: PathStep): string {
  return [...new Set(facts.map(relationOf))].sort().join("\n");
}

function relationOf(fact: Fact): string {
  return fact.kind === "triple" ? fact.relation : `'${fact.relation}'`;
}

function startsOf({ facts, direction }: PathStep): readonly string[] {
  return facts.map(({ subject, object }) => nodeKey(direction === "FORWARD" ? subject : object));
}

function endsOf({ facts, direction }: PathStep): readonly string[] {
  return facts.map(({ subject, object }) => nodeKey(direction === "FORWARD" ? object : subject));
}

function keyOf({ facts, direction }: PathStep): readonly string[] {
  const said = facts.map((fact) =>
    JSON.stringify([nodeKey(fact.subject), relationOf(fact), nodeKey(fact.object), factKey(fact)]),
  );
  return [direction, ...said.sort()];
}
