import { analysisStage } from "../../question/stages.ts";
import type { StrategyDeclaration } from "../strategy.ts";
import { resultOfParts } from "./answers-to-parts.ts";
import { estimateOfParts } from "./estimate-of-parts.ts";
import { treesOfParts } from "./trees-of-parts.ts";

/**
 * A strategy that answers each of several things that a question asks as a question of its own, and gives their answers
 * together. What asks one thing it answers as it ever did.
 */
export function answeringParts(strategy: StrategyDeclaration): StrategyDeclaration {
  return {
    ...strategy,
    result(question, parts) {
      const alone = strategy.result(question, parts);
      if (question.within !== undefined) return alone;
      return {
        ...alone,
        async compute(context) {
          const { parts: asked } = await context.get(analysisStage(question, parts));
          return asked === undefined
            ? alone.compute(context)
            : resultOfParts(asked, { strategy, question, parts, context });
        },
      };
    },
    estimate: (question, parts) => estimateOfParts(strategy.estimate(question, parts), question),
    ...(strategy.logicTree === undefined ? {} : { logicTree: treesOfParts(strategy.name, strategy.logicTree) }),
  };
}
