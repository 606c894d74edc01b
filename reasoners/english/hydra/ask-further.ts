import type { Skyline, SkylinePlace } from "../../../engine/question/skyline/skyline.ts";
import {
  askFurther,
  type AskFurtherInput,
  type AskFurtherOutput,
} from "../../../engine/strategies/hydra/tasks/ask-further.ts";
import type { Steering } from "../../../engine/strategies/hydra/tasks/steering.ts";

/** Goes on along another way to read the question, where there is one that is worded otherwise. */
function further({ skyline, otherSkylines }: AskFurtherInput): AskFurtherOutput {
  const taken = JSON.stringify(steeringOf(skyline));
  const other = otherSkylines.map(steeringOf).find((each) => JSON.stringify(each) !== taken);
  if (other === undefined || other.relations.length === 0) return { question: null, skyline: null };
  return {
    question: other.places.flatMap((place, index) => [place, other.relations[index] ?? ""]).join(" "),
    skyline: other,
  };
}

function steeringOf({ places, relations }: Skyline): Steering {
  return { places: places.map(wordsOf), relations: relations.map(({ text }) => text) };
}

function wordsOf({ kind, text }: SkylinePlace): string {
  return kind === "ANSWER" ? "?" : text;
}

export const askFurtherHandler = { task: askFurther, run: further } as const;
