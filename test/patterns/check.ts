import { type Expression, expressionsOf, madeWhileLoading, sourceFiles } from "./expressions.ts";
import { whyUnsafe } from "./unsafe.ts";

/**
 * Part of `npm run lint`: tries to break every regular expression of the sources, with recheck. What stands here makes
 * an expression of what the operator writes in the configuration, who can ask for the same work in other ways.
 */
const OF_OPERATOR = [
  "server/configuration/sections/values.ts",
  "datasources/sparql/live/name-look-up.ts",
  "datasources/sparql/mirror/mediators.ts",
];
const AT_ONCE = 2;

const found = sourceFiles().map((file) => expressionsOf(file));
const made = found.flatMap((each) => each.made);
const late = made.filter(({ isLate, file }) => isLate && !OF_OPERATOR.includes(file));
for (const { where } of late)
  console.error(`${where}: an expression that is made as the program runs is not checked; make it a constant`);

const expressions = found.flatMap((each) => [...each.literals]);
for (const file of new Set(made.filter(({ isLate }) => !isLate).map((each) => each.file))) {
  expressions.push(...(await madeWhileLoading(file)));
}

const places = new Map<string, Expression & { readonly at: Set<string> }>();
for (const each of expressions) {
  const key = `/${each.source}/${each.flags}`;
  const known = places.get(key) ?? { ...each, at: new Set<string>() };
  places.set(key, known);
  known.at.add(each.where);
}

let unsafe = 0;
const waiting = [...places];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [written, expression] = next;
    const reason = await whyUnsafe(expression);
    if (reason === undefined) continue;
    unsafe++;
    console.error(`${[...expression.at].join(", ")}: ${written}\n  ${reason}`);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.error(`${expressions.length} regular expressions, ${places.size} of them different: ${unsafe} unsafe`);
if (unsafe + late.length > 0) process.exitCode = 1;
