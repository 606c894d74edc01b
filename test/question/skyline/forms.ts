import fc from "fast-check";
import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import {
  at,
  compare,
  count,
  except,
  exists,
  extreme,
  follow,
  instances,
  intersect,
  mention,
  relation,
  same,
  union,
  where,
  year,
} from "../../query/forms.ts";

const thing = fc.constantFrom("A", "B", "C", "D", "E", "F", "G", "H");
const step = fc.tuple(fc.constantFrom(">", "<"), fc.constantFrom("p", "q", "r")).map((parts) => parts.join(""));

const { set } = fc.letrec<{ set: SetForm; leaf: SetForm }>((tie) => ({
  leaf: fc.oneof(
    { weight: 3, arbitrary: thing.map((name) => mention(name)) },
    { weight: 1, arbitrary: fc.constantFrom("big", "small").map((name) => instances(name)) },
  ),
  set: fc.oneof(
    { maxDepth: 5, depthSize: "small", withCrossShrink: true },
    tie("leaf"),
    fc.tuple(tie("set"), step).map(([from, name]) => follow(from, name)),
    fc.tuple(tie("set"), step, thing).map(([from, name, expects]) => ({ ...follow(from, name), expects })),
    fc.array(tie("set"), { minLength: 2, maxLength: 4 }).map((sets) => intersect(...sets)),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => union(a, b)),
    fc.tuple(tie("set"), tie("set")).map(([a, b]) => except(a, b)),
    tie("set").map((of) => where(of, ">size", { operator: "<=", value: { type: "number", number: 5 } })),
    tie("set").map((of) => extreme(of, ">size", "max", 2)),
    tie("set").map((of) => at(of, { kind: "instant", date: year(1970) })),
    tie("set").map((of) => at(of, { kind: "past" })),
    fc
      .tuple(tie("set"), tie("set"))
      .map(([of, events]) => at(of, { kind: "dates", of: events, relation: relation(">date") })),
  ),
}));

/** Forms of every kind, deep and broad, that need not make sense. */
export const anyForm: fc.Arbitrary<Form> = fc.oneof(
  { weight: 6, arbitrary: set },
  { weight: 1, arbitrary: set.map(count) },
  { weight: 1, arbitrary: set.map(exists) },
  { weight: 1, arbitrary: fc.tuple(set, set).map(([a, b]) => compare(a, b, ">size", "max")) },
  { weight: 1, arbitrary: fc.tuple(set, set).map(([a, b]) => same(a, b, ">p")) },
);
