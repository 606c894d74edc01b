import type { ScoreCriterion, ShownPathFragment } from "../../generated/graphql.ts";

/** How good the paths are, by the measures of whoever found them. */
export function Scores({ paths }: { readonly paths: readonly ShownPathFragment[] }) {
  const criteria: readonly ScoreCriterion[] = [
    ...new Set(paths.flatMap(({ scores }) => scores.map(({ criterion }) => criterion))),
  ];
  if (criteria.length === 0) return null;
  return (
    <div className="scrolled" tabIndex={0} role="group" aria-label="Scores">
      <table>
        <caption>Scores of the paths, of the most that each could be</caption>
        <thead>
          <tr>
            <th scope="col">Path</th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                {criterion.toLowerCase().replaceAll("_", " ")}
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
                return (
                  <td key={criterion}>
                    {score === undefined ? "–" : score.value.toFixed(2)}
                    {score !== undefined && score.max !== 1 && <small className="quiet"> / {score.max}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
