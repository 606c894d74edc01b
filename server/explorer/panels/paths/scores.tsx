import type { ScoreCriterion, ShownPathFragment } from "../../generated/graphql.ts";

/** How good the paths are, by the measures of whoever found them. */
export function Scores({ paths }: { readonly paths: readonly ShownPathFragment[] }) {
  const all = paths.flatMap(({ scores }) => scores);
  const criteria: readonly ScoreCriterion[] = [...new Set(all.map(({ criterion }) => criterion))];
  if (criteria.length === 0) return null;
  const rangeOf = (criterion: ScoreCriterion): string => {
    const declared = all.find((each) => each.criterion === criterion);
    return declared === undefined ? "" : `${declared.min} to ${declared.max}`;
  };
  return (
    <div className="scrolled" tabIndex={0} role="group" aria-label="Scores">
      <table>
        <caption>Scores of the paths. Higher is better.</caption>
        <thead>
          <tr>
            <th scope="col">Path</th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                {criterion.toLowerCase().replaceAll("_", " ")} <small className="quiet">{rangeOf(criterion)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paths.map(({ id, text, scores }, index) => (
            <tr key={id}>
              <th scope="row" title={text}>
                {index + 1}
              </th>
              {criteria.map((criterion) => {
                const score = scores.find((each) => each.criterion === criterion);
                return <td key={criterion}>{score === undefined ? "–" : score.value.toFixed(2)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
