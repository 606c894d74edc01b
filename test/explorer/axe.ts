import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe-core finds wrong with the page as it is: which rule, and where. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // The page has no frames, whose findings would have to be put together in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: { type: "tag", values: RULES },
    // What passes need not be told with every node of it.
    resultTypes: ["violations"],
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any.map(({ message }) => message).join(" ")}`),
  );
}
