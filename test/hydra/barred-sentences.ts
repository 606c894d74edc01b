import type { ReadPathsInput } from "../../engine/strategies/hydra/tasks/read-paths.ts";
import type { Replies } from "../treeqa/by-hand.ts";

/**
 * Reads each sentence as "S relation O", written with the relation between bars: "Mira Holt |lives in| Orby." What
 * stands between bars as "=" is read in the words of the question.
 */
export const READS: Replies = {
  "read-paths": ({ paragraphs, skyline }: ReadPathsInput) => ({
    paths: paragraphs.flatMap(({ sentences }) =>
      sentences.flatMap(({ id, text }) => {
        const [subject = "", relation = "", object = ""] = text.replace(/\.$/u, "").split("|");
        const said = {
          subject: subject.trim(),
          relation: relation === "=" ? (skyline.relations[0]?.text ?? "") : relation,
          object: object.trim(),
        };
        return relation === "" ? [] : [{ steps: [{ ...said, sentence: id, quote: text, score: 1 }] }];
      }),
    ),
  }),
};
