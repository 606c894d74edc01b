import { z } from "zod";
import { Failure, quoted } from "../failure.ts";
import type { Question } from "./question.ts";

/** What a parameter can be: what JSON, GraphQL and a command line alike can write. */
export type ParameterValue = number | string | boolean;

/** Values of parameters, by name. */
export type ParameterValues = Readonly<Record<string, ParameterValue>>;

/** A parameter as a strategy declares it; its name is the key that it stands under. */
export interface Parameter<Value = ParameterValue> {
  /**
   * A number, whole or not, with or without bounds; a text; true or false; or an enumeration. Nothing that transforms.
   */
  readonly type: z.ZodType<Value>;
  /** What it is where a question does not say. */
  readonly default: NoInfer<Value>;
  /** What it means, in a sentence or two; default and range are said after it. */
  readonly description: string;
  /** Of an enumeration, and of nothing else: how the schema tells of it. */
  readonly enumeration?: Enumeration;
  /** True where clients find it among the options of the question itself, and not in the option of its strategy. */
  readonly ofQuestion?: true;
}

/** An enumeration of the schema. Two parameters that are of one have the same values. */
interface Enumeration {
  /** As types of GraphQL are called: `Traversal`. */
  readonly name: string;
  readonly description: string;
  /** What each of its values means. */
  readonly values: Readonly<Record<string, string>>;
}

/** The parameters of one strategy. */
export interface Parameters<Values = ParameterValues> {
  /**
   * The question option that holds them, such as `tree`: in the schema, and in ids of questions, which are others where
   * it is. An option that is given out is not taken back.
   */
  readonly option: string;
  /** The option's type in the schema, such as `TreeOptions`. */
  readonly inputType: string;
  /** What they are parameters of, in a sentence. */
  readonly description: string;
  /** In the order in which clients are shown them. */
  readonly each: { readonly [Name in keyof Values]: Parameter<Values[Name]> };
}

/** The values that parameters are declared to have. */
export type ValuesOf<Declared> = Declared extends Parameters<infer Values> ? Values : never;

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** What a parameter can be, as far as clients are told. */
export type ParameterShape =
  | ({ readonly kind: "WHOLE" | "NUMBER" } & Bounds)
  | { readonly kind: "TEXT" }
  | { readonly kind: "FLAG" }
  | { readonly kind: "CHOICE"; readonly oneOf: readonly string[] };

/**
 * Parameters, each of which can be written by clients and has a default that fits.
 * @throws TypeError, naming the parameter, for one that has not
 */
export function declareParameters<Values>(parameters: Parameters<Values>): Parameters<Values> {
  for (const [name, parameter] of Object.entries<Parameter<unknown>>(parameters.each)) {
    const shape = shapeOf(parameter as Parameter);
    if (shape === undefined)
      throw new TypeError(`The parameter ${quoted(name)} is a number, a text, true or false, or an enumeration.`);
    if (!parameter.type.safeParse(parameter.default).success)
      throw new TypeError(`The default of the parameter ${quoted(name)} is not one of its values.`);
    if ((shape.kind === "CHOICE") !== (parameter.enumeration !== undefined))
      throw new TypeError(`The parameter ${quoted(name)} has an enumeration if, and only if, its type is one.`);
  }
  return Object.freeze(parameters);
}

/** What a parameter can be; undefined for what clients could not write. */
export function shapeOf({ type }: Parameter): ParameterShape | undefined {
  const schema = jsonSchemaOf(type);
  if (Array.isArray(schema.enum) && schema.type === "string") return { kind: "CHOICE", oneOf: schema.enum as string[] };
  if (schema.type === "integer") return { kind: "WHOLE", ...boundsOf(schema) };
  if (schema.type === "number") return { kind: "NUMBER", ...boundsOf(schema) };
  if (schema.type === "string") return { kind: "TEXT" };
  return schema.type === "boolean" ? { kind: "FLAG" } : undefined;
}

function jsonSchemaOf(type: z.ZodType): z.core.JSONSchema.BaseSchema {
  try {
    return z.toJSONSchema(type);
  } catch {
    // There is no JSON of what a transformation makes.
    return {};
  }
}

/** Bounds that somebody has set: a whole number has others of its own. */
function boundsOf({ minimum: min, maximum: max }: z.core.JSONSchema.BaseSchema): Bounds {
  return {
    ...(min === undefined || min <= Number.MIN_SAFE_INTEGER ? {} : { min }),
    ...(max === undefined || max >= Number.MAX_SAFE_INTEGER ? {} : { max }),
  };
}

/** What a parameter can be, in words: `a whole number from 1 to 10`. */
function saidShape(shape: ParameterShape): string {
  if (shape.kind === "CHOICE") return `one of ${shape.oneOf.join(", ")}`;
  if (shape.kind === "TEXT") return "a text";
  if (shape.kind === "FLAG") return "true or false";
  return `${shape.kind === "WHOLE" ? "a whole number" : "a number"}${saidBounds(shape)}`;
}

function saidBounds({ min, max }: Bounds): string {
  return `${min === undefined ? "" : ` from ${min}`}${max === undefined ? "" : ` to ${max}`}`;
}

/** What clients are told of a parameter: `Nodes of a tree, with its root. Default 24, from 2 to 64.` */
export function saidParameter(parameter: Parameter): string {
  const shape = shapeOf(parameter);
  const usual = `Default ${shape?.kind === "TEXT" ? quoted(parameter.default) : String(parameter.default)}`;
  if (shape?.kind === "CHOICE")
    return `${parameter.description} ${usual}. Other values: ${shape.oneOf.filter((each) => each !== parameter.default).join(", ")}.`;
  const bounds = shape?.kind === "WHOLE" || shape?.kind === "NUMBER" ? saidBounds(shape) : "";
  return `${parameter.description} ${usual}${bounds === "" ? "" : `,${bounds}`}.`;
}

/**
 * Values of all parameters, with defaults in place of those that are absent.
 * @throws Failure `BAD_USER_INPUT` for a parameter that there is not or a value out of range, quoting it
 */
export function checkParameters<Values>(
  { option, each }: Parameters<Values>,
  given: Readonly<Record<string, unknown>>,
): Values {
  const declared = Object.entries<Parameter<unknown>>(each) as readonly (readonly [string, Parameter])[];
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(each, name));
  if (stranger !== undefined) {
    const known = declared.map(([name]) => name).join(", ");
    throw new Failure("BAD_USER_INPUT", `There is no option ${quoted(stranger)} of ${option}; there are ${known}.`);
  }
  return Object.fromEntries(
    declared.map(([name, parameter]) => {
      const value = given[name];
      if (value === undefined) return [name, parameter.default];
      if (parameter.type.safeParse(value).success) return [name, value];
      const shape = shapeOf(parameter);
      const said = shape === undefined ? "another value" : saidShape(shape);
      throw new Failure("BAD_USER_INPUT", `${name} is ${said}, not ${quoted(value)}.`);
    }),
  ) as Values;
}

/**
 * Of values those that say something: a default that is spelt out leaves the question, and its id, as they are.
 * @throws Failure `BAD_USER_INPUT` as `checkParameters` does
 */
export function parametersToSay<Values>(
  parameters: Parameters<Values>,
  given: Readonly<Record<string, unknown>>,
): ParameterValues {
  const checked = Object.entries<ParameterValue>(checkParameters(parameters, given) as ParameterValues);
  const defaults = parameters.each as Readonly<Record<string, Parameter>>;
  return Object.fromEntries(checked.filter(([name, value]) => value !== defaults[name]?.default));
}

/** The parameters with which a question asks a strategy. @throws Failure `BAD_USER_INPUT` as `checkParameters` does */
export function parametersOf<Values>(
  { options }: Pick<Question, "options">,
  strategy: string,
  parameters: Parameters<Values>,
): Values {
  return checkParameters(parameters, options.parameters?.[strategy] ?? {});
}
