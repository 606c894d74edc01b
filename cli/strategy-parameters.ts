import { quoted } from "../engine/failure.ts";
import { type Parameter, type ParameterValue, type ParameterValues, shapeOf } from "../engine/question/parameters.ts";
import type { StrategyDescription } from "../engine/strategies/strategy.ts";
import { UsageError } from "./usage-error.ts";

/**
 * What `name=value` asks of a strategy, as often as it stands; whether there is such a parameter, and may be so, is for
 * the engine to say.
 * @throws UsageError for what is not of this form, a name that stands twice, and a strategy without parameters
 */
export function setParameters(
  settings: readonly string[],
  { name: strategy, parameters }: Pick<StrategyDescription, "name" | "parameters">,
  flag: string,
): ParameterValues {
  if (settings.length > 0 && parameters === undefined)
    throw new UsageError(`The strategy ${strategy} has no parameters that ${flag} could change.`);
  const values = new Map<string, ParameterValue>();
  for (const setting of settings) {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
    if (name === undefined || text === undefined)
      throw new UsageError(`${flag} is followed by name=value, not by ${quoted(setting)}.`);
    if (values.has(name)) throw new UsageError(`${flag} gives ${quoted(name)} two values. Give it one.`);
    const each = parameters?.each ?? {};
    values.set(name, valueOf(text, Object.hasOwn(each, name) ? each[name] : undefined));
  }
  return Object.fromEntries(values);
}

/** As the parameter's type has it; the text itself where it is nothing of the kind. */
function valueOf(text: string, parameter: Parameter | undefined): ParameterValue {
  const shape = parameter === undefined ? undefined : shapeOf(parameter);
  if (shape?.kind === "WHOLE" || shape?.kind === "NUMBER") {
    return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
  }
  if (shape?.kind === "FLAG" && (text === "true" || text === "false")) return text === "true";
  if (shape?.kind === "CHOICE") return shape.oneOf.find((each) => each === text.toUpperCase()) ?? text;
  return text;
}

const WIDTH = 100;

/** The parameters of each strategy that has some, as lines of a usage text. */
export function parameterLines(strategies: readonly StrategyDescription[], indent: string): readonly string[] {
  return strategies.flatMap(({ name, parameters }) => {
    if (parameters === undefined) return [];
    const lines: string[] = [];
    let line = `${indent}${name}:`;
    for (const word of Object.keys(parameters.each).join(", ").split(" ")) {
      if (line.length + 1 + word.length > WIDTH) {
        lines.push(line);
        line = `${indent}${word}`;
      } else line += ` ${word}`;
    }
    return [...lines, line];
  });
}
