import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { format } from "oxfmt";
import { BUILT_IN_STRATEGIES } from "../../engine/built-in-strategies.ts";
import type { MeasuredCosts } from "../../engine/typical-cost.ts";
import { costOf, openBuiltInKnowledge, openOwnGraph } from "./measured-costs.ts";
import { quantile, summarise } from "./summarise.ts";

/** Asks the tests' questions of the built-in knowledge and of the own-graph example, and writes what is typical. */
const ROOT = resolve(import.meta.dirname, "../..");
const FILE = join(ROOT, "engine/typical-cost.json");

const knowledges = [await openBuiltInKnowledge(), await openOwnGraph()];
const strategies: [string, MeasuredCosts["strategies"][string]][] = [];
for (const { name } of BUILT_IN_STRATEGIES) {
  const costs = [];
  for (const knowledge of knowledges)
    for (const text of knowledge.texts) costs.push(await costOf(text, name, knowledge));
  strategies.push([name, summarise(costs, quantile(0.5))]);
}
for (const knowledge of knowledges) await knowledge.close();
const measured: MeasuredCosts = {
  on: new Date().toISOString().slice(0, 10),
  questions: knowledges.reduce((sum, { texts }) => sum + texts.length, 0),
  strategies: Object.fromEntries(strategies),
};
const { printWidth } = JSON.parse(readFileSync(join(ROOT, ".oxfmtrc.json"), "utf8")) as { readonly printWidth: number };
const { code } = await format(FILE, JSON.stringify(measured), { printWidth });
writeFileSync(FILE, code);
console.log(`Written: ${FILE}`);
