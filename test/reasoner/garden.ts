import { type RelationOfWorld, worldOf } from "./world.ts";

const NAMES = {
  "Sunny Strip": "plot",
  "Mossy Corner": "plot",
  "Stony Bank": "plot",
  "Bern Holt": "gardener",
  "Ada Pell": "gardener",
  "Lily Pool": "pond",
  "Frog Pool": "pond",
  "Duck Mere": "pond",
  leeks: "crop",
  kale: "crop",
  beans: "crop",
};

const RELATIONS: readonly RelationOfWorld[] = [
  ["looked after by", "plot", "gardener"],
  ["grows", "plot", "crop"],
  ["joined", "gardener", "DATE"],
  ["child", "gardener", "gardener"],
  ["depth", "pond", "NUMBER"],
  ["drains into", "pond", "pond"],
];

const CLASSES = { plot: ["bed"], gardener: [], crop: [], pond: [] };

/** Plots, what grows on them, and who looks after them. */
export const garden = worldOf(NAMES, CLASSES, RELATIONS);

/** The same with relations that go by a verb and a particle, several of them by the same verb. */
export const phrasalGarden = worldOf(NAMES, CLASSES, [
  ["looks after", "gardener", "gardener"],
  ["looks into", "gardener", "plot"],
  ["taken over by", "plot", "gardener"],
  ["named after", "plot", "gardener"],
  ["called off by", "plot", "gardener"],
  ["comes before", "plot", "plot"],
  ["lies under", "plot", "plot"],
]);

/** The same where nothing has a class. */
export const classlessGarden = worldOf(
  Object.fromEntries(Object.keys(NAMES).map((name) => [name, ""])),
  {},
  RELATIONS.map(([label, , object]) => [label, "", object === object.toUpperCase() ? object : ""]),
);
