import type { Outline } from "../engine/question/skyline/skyline.ts";
import type { AskedQuestion } from "./asked-question.ts";
import type { Operation } from "./operation.ts";
import { partId } from "./part-id.ts";
import { shownId } from "./shown-id.ts";
import { shownSkyline } from "./shown-skyline.ts";

export function outlineOf(asked: AskedQuestion, { engine, get }: Operation): Promise<Outline> {
  return get(asked, engine.stages.outline(asked.question));
}

/** The skyline of a question, with an id that is good among those of all questions. */
export async function findSkyline(asked: AskedQuestion, operation: Operation) {
  const { skyline } = await outlineOf(asked, operation);
  const id = partId({ type: "Skyline", question: asked.id, digest: shownId(asked.id, skyline) });
  return { ...shownSkyline(skyline), id };
}
