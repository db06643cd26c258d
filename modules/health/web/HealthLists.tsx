import type { HealthLine } from '@sarn/health/contract';
import { Card, LinkButton, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { StateIcon } from './StateIcon.tsx';
import { healthWords } from './words/health-words.ts';

/** What has to be done, the worst first: what was found, since when, what to do, and where. */
export function ToDoList({ lines }: { readonly lines: readonly HealthLine[] }) {
  const say = useWords(healthWords);
  const rows = lines
    .filter(({ state }) => state !== 'ok')
    .toSorted((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'));
  if (rows.length === 0) return null;
  return (
    <Card title={say('toDo')} isFlush>
      <ul className="health-todo">
        {rows.map((line, place) => (
          <ToDoLine key={line.code} line={line} isFirst={place === 0} />
        ))}
      </ul>
    </Card>
  );
}

function ToDoLine({ line, isFirst }: { readonly line: HealthLine; readonly isFirst: boolean }) {
  const say = useWords(healthWords);
  const language = useLanguage();
  return (
    <li>
      <StateIcon state={line.state} size={22} />
      <div className="health-what">
        <strong>
          {line.name} <span className={`health-${line.state}`}>{line.fact}</span>
        </strong>
        <span className="s-muted s-small">
          {say('since', { at: formatMoment(line.since, language) })}
        </span>
        <span>{line.todo}</span>
      </div>
      {line.page && (
        <LinkButton href={line.page.path} variant={isFirst ? 'primary' : 'quiet'}>
          {line.page.label}
        </LinkButton>
      )}
    </li>
  );
}

/** Everything that is in order, with what was measured. */
export function WellList({ lines }: { readonly lines: readonly HealthLine[] }) {
  const say = useWords(healthWords);
  const rows = lines.filter(({ state }) => state === 'ok');
  return (
    <Card title={say('well', { count: rows.length })} isFlush>
      <ul className="health-well">
        {rows.map((line) => (
          <li key={line.code}>
            <StateIcon state="ok" size={18} />
            <div className="health-what">
              <strong>{line.name}</strong>
              <span className="s-muted s-small">{line.fact}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
