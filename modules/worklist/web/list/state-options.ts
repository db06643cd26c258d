import { flows } from '@sarn/correspondence/contract';
import { stateTerm } from '@sarn/document/contract';
import type { AreaPart } from '@sarn/worklist/contract';
import type { Term } from '@sarn/document/web';

export interface StateOption {
  /** `<document|transmission|assignment>:<state>` */
  readonly value: string;
  readonly term: Term;
}

/** The states that rows of a list can have, by the flow tables; each name once. */
export function statesOf(part: AreaPart): StateOption[] {
  const { queues, documents = {} } = part;
  const rows = Object.entries(flows)
    .filter(([kind]) => !documents.kinds || (documents.kinds as readonly string[]).includes(kind))
    .flatMap(([, flow]) => flow.states)
    .filter((row) =>
      queues ? row.waiting.some(({ queue }) => queues.includes(queue)) : row.on === 'document',
    )
    .filter((row) => !documents.states || documents.states.includes(row.state));
  const options = rows.map(({ on, state }) => ({
    value: `${on}:${state}`,
    term: stateTerm(on, state),
  }));
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
