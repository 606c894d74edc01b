import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../generated/index.ts";
import type { Strategy, Thoroughness } from "../generated/graphql.ts";
import { Described } from "./described.tsx";
import type { AskedQuestion } from "./request.ts";
import { useStrategies } from "./strategies.ts";

const OptionSources = graphql(`
  query OptionSources {
    sources {
      id
      kind
      title
    }
  }
`);

interface OptionsProps {
  readonly draft: AskedQuestion;
  onChange(draft: AskedQuestion): void;
}

/** How to look for the answer. What it offers is fetched when it is opened. */
export function Options({ draft, onChange }: OptionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="options" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        Options <small className="quiet">{summaryOf(draft)}</small>
      </summary>
      {isOpen && <OptionFields draft={draft} onChange={onChange} />}
    </details>
  );
}

function summaryOf({ strategy, wishes, limits }: AskedQuestion): string {
  const others = Object.keys(wishes).length + Object.keys(limits).length;
  return others === 0 ? strategy : `${strategy}, and ${others} more`;
}

function OptionFields({ draft, onChange }: OptionsProps) {
  const { strategy, wishes, limits } = draft;
  const strategies = useStrategies();
  const { data } = useQuery(OptionSources);
  const wish = (change: AskedQuestion["wishes"]): void =>
    onChange({ ...draft, wishes: defined({ ...wishes, ...change }) });
  const limit = (change: AskedQuestion["limits"]): void =>
    onChange({ ...draft, limits: defined({ ...limits, ...change }) });
  const description = strategies.find(({ name }) => name === strategy)?.description;
  return (
    <div className="option-fields">
      <label>
        Strategy
        <select value={strategy} onChange={(event) => onChange({ ...draft, strategy: event.target.value as Strategy })}>
          {strategies.length === 0 && <option>{strategy}</option>}
          {strategies.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {strategy === "FUSION" && (
        <label>
          Thoroughness
          <select
            value={wishes.thoroughness ?? ""}
            onChange={(event) =>
              wish({ thoroughness: event.target.value === "" ? undefined : (event.target.value as Thoroughness) })
            }
          >
            <option value="">BALANCED</option>
            <option>FAST</option>
            <option>EXHAUSTIVE</option>
          </select>
        </label>
      )}
      <NumberField
        label="Minimum confidence, in percent"
        value={wishes.minConfidence}
        unit={0.01}
        most={100}
        onChange={(minConfidence) => wish({ minConfidence })}
      />
      <NumberField
        label="Maximum seconds"
        value={limits.deadlineMs}
        unit={1_000}
        least={1}
        onChange={(deadlineMs) => limit({ deadlineMs })}
      />
      <NumberField
        label="Maximum requests to a language model"
        value={limits.maxModelCalls}
        unit={1}
        onChange={(maxModelCalls) => limit({ maxModelCalls })}
      />
      <fieldset>
        <legend>Sources</legend>
        {data?.sources.map(({ id, title, kind }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={wishes.sources?.includes(id) ?? true}
              onChange={({ target }) => {
                const all = data.sources.map((source) => source.id);
                const chosen = all.filter((each) =>
                  each === id ? target.checked : (wishes.sources?.includes(each) ?? true),
                );
                wish({ sources: chosen.length === all.length || chosen.length === 0 ? undefined : chosen });
              }}
            />
            {title} <small className="quiet">{kind}</small>
          </label>
        ))}
      </fieldset>
      {description != null && (
        <p className="quiet option-note">
          <Described text={description} />
        </p>
      )}
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  /** In the schema's unit. */
  readonly value: number | null | undefined;
  /** Of the schema's units, one of those that the field shows. */
  readonly unit: number;
  readonly least?: number;
  readonly most?: number;
  onChange(value: number | undefined): void;
}

function NumberField({ label, value, unit, least = 0, most, onChange }: NumberFieldProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={least}
        {...(most === undefined ? {} : { max: most })}
        value={value == null ? "" : Math.round(value / unit)}
        onChange={({ target }) => {
          const { valueAsNumber } = target;
          const isGood = target.value !== "" && target.validity.valid && Number.isFinite(valueAsNumber);
          onChange(isGood ? valueAsNumber * unit : undefined);
        }}
      />
    </label>
  );
}

function defined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
