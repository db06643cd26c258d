import { Card, PageHeader, Tabs, useWords } from '@sarn/platform-web';
import { documentKinds, stateTerm } from '@sarn/document/contract';
import { flows } from '@sarn/correspondence/contract';
import type { DocumentKind, Flow, FlowSubject, StateRow } from '@sarn/document/contract';
import { PartProviders } from '@sarn/document/web';
import { useShownQueueName } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { outcomeWords } from './words/outcome-words.ts';
import { ActEffects } from './ActEffects.tsx';
import { FlowDrawing } from './FlowDrawing.tsx';
import { ActLines } from './ActLines.tsx';
import { Outcomes } from './Outcomes.tsx';
import '@sarn/document/registry.css';

const subjects: readonly FlowSubject[] = ['document', 'transmission', 'assignment'];

/** The flow of every kind of document, made from the table that the server checks against. */
export default function FlowHelpPage() {
  return (
    <PartProviders>
      <FlowHelp />
    </PartProviders>
  );
}

function FlowHelp() {
  const say = useWords(registryWords);
  const sayFlow = useWords(outcomeWords);
  const term = useTerms();
  const kinds = Object.entries(flows) as [DocumentKind, Flow][];
  return (
    <>
      <PageHeader title={sayFlow('help.title')} above={say('register.above')} />
      <p className="s-muted">{sayFlow('help.intro')}</p>
      <Tabs
        aria-label={sayFlow('help.title')}
        items={kinds.map(([kind, flow]) => ({
          id: kind,
          label: term(documentKinds[kind]),
          content: <FlowOfKind flow={flow} />,
        }))}
      />
      <ActEffects />
      <Outcomes />
    </>
  );
}

function FlowOfKind({ flow }: { readonly flow: Flow }) {
  const sayFlow = useWords(outcomeWords);
  return (
    <div className="reg-stack">
      {subjects
        .filter((on) => flow.states.some((row) => row.on === on))
        .map((on) => (
          <Card key={on} title={sayFlow(`help.on.${on}`)} isFlush>
            <FlowDrawing flow={flow} on={on} label={sayFlow(`help.on.${on}`)} />
            <div
              className="reg-flow-scroll"
              tabIndex={0}
              role="region"
              aria-label={sayFlow(`help.on.${on}`)}
            >
              <table className="reg-flow-table">
                <thead>
                  <tr>
                    <th scope="col">{sayFlow('help.state')}</th>
                    <th scope="col">{sayFlow('help.waiting')}</th>
                    <th scope="col">{sayFlow('help.acts')}</th>
                  </tr>
                </thead>
                <tbody>
                  {flow.states
                    .filter((row) => row.on === on)
                    .map((row) => (
                      <FlowRow key={row.state} row={row} flow={flow} />
                    ))}
                </tbody>
              </table>
            </div>
          </Card>
        ))}
    </div>
  );
}

function FlowRow({ row, flow }: { readonly row: StateRow; readonly flow: Flow }) {
  const say = useWords(registryWords);
  const sayFlow = useWords(outcomeWords);
  const term = useTerms();
  const queueName = useShownQueueName();
  const acts = flow.transitions.filter((act) => act.on === row.on && act.from.includes(row.state));
  return (
    <tr>
      <th scope="row">{term(stateTerm(row.on, row.state))}</th>
      <td>
        {row.waiting.map(({ queue, for: roles }) => (
          <p key={queue}>
            {roles.map((role) => say(`roles.${role}`)).join(', ')}
            <span className="s-muted"> · {term(queueName(queue))}</span>
          </p>
        ))}
      </td>
      <td>
        {row.isFinal ? (
          <span className="s-muted">{sayFlow('help.final')}</span>
        ) : (
          <ActLines acts={acts} />
        )}
      </td>
    </tr>
  );
}
