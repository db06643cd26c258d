import { Card } from '@sarn/platform-web';

export interface OutcomeTableProps {
  readonly title: string;
  /** One event and its outcome. */
  readonly columns: readonly [string, string];
  readonly rows: readonly {
    readonly id: string;
    readonly what: string;
    readonly outcome: string;
  }[];
}

/** Table of events and their outcomes. */
export function OutcomeTable({ title, columns: [what, outcome], rows }: OutcomeTableProps) {
  return (
    <Card title={title} isFlush>
      <div className="reg-flow-scroll" tabIndex={0} role="region" aria-label={title}>
        <table className="reg-flow-table">
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{outcome}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.what}</th>
                <td>{row.outcome}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
