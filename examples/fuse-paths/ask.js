// Paths of another system, weighed by their quality: here those that follow relation paths through a graph of people.
import { fuse, openBuiltinReasoner } from "whyql";

const QUESTION = "In which town does the teacher of Ada Krall live?";

/** What the other system gives: relations, and the entities that they lead through. */
const FOUND = [
  { relations: ["taught by", "place lived"], entities: ["Ada Krall", "Per Noren", "Lund"] },
  { relations: ["taught by", "place lived"], entities: ["Ada Krall", "Ivo Lind", "Lund"] },
  { relations: ["taught by", "birthplace"], entities: ["Ada Krall", "Per Noren", "Ystad"] },
  { relations: ["spouse", "employer"], entities: ["Ada Krall", "Bo Ek", "Saab"] },
];

const paths = FOUND.map(({ relations, entities: [first, ...others] }, index) => ({
  id: `path-${index + 1}`,
  kind: "GRAPH",
  text: [first, ...others.map((entity, at) => `– ${relations[at]} → ${entity}`)].join(" "),
  relations: new Set(relations).size,
  entities: new Set([first, ...others]).size,
  answers: others.slice(-1),
}));

const { status, answers, weighed, alternatives } = await fuse(paths, QUESTION, { reasoner: openBuiltinReasoner() });

console.log(`${status}: ${answers.join(", ")}`);
for (const { path, overall, weight } of weighed)
  console.log(`  ${weight.toFixed(2)}  ${path.text} (quality ${overall.toFixed(1)})`);
for (const { answers: others, weight, isTaken } of alternatives)
  if (!isTaken) console.log(`  not taken: ${others.join(", ")}, by ${weight.toFixed(2)}`);
