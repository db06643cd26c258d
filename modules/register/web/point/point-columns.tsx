import type { RegistrationPoint } from '@sarn/register/contract';
import { Badge, formatDay, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { CSSProperties, ReactNode } from 'react';
import { pointWords } from './words/point-words.ts';

/** Units named in a cell before they are only counted. */
const namedAtMost = 2;

/** The columns of the tree of points. */
export function usePointColumns(
  actions: (point: RegistrationPoint) => ReactNode,
): TableColumn<RegistrationPoint>[] {
  const say = useWords(pointWords);
  const language = useLanguage();
  return [
    {
      ...{ id: 'point', label: say('point'), role: 'title' },
      render: (point) => <PointName point={point} />,
    },
    {
      ...{ id: 'covers', label: say('covers'), width: '14rem', priority: 2 },
      render: ({ covers }) => {
        if (covers.length === 0) return say('coversNone');
        const names = covers.slice(0, namedAtMost).map(({ name }) => name);
        if (covers.length <= namedAtMost) return names.join(', ');
        return `${names.join(', ')} … ${say('coversCount', { count: covers.length })}`;
      },
    },
    {
      ...{ id: 'people', label: say('people'), width: '16rem', priority: 1 },
      render: (point) => <PointPeople point={point} />,
    },
    {
      ...{ id: 'registers', label: say('registers'), role: 'detail' },
      render: ({ registers }) =>
        registers.map((term) => term[language === 'en' ? 'en' : 'th']).join(', ') ||
        say('registersNone'),
    },
    {
      ...{ id: 'shares', label: say('shares.title'), role: 'detail' },
      render: (point) => <PointShares point={point} />,
    },
    {
      ...{ id: 'registrar', label: say('registrar'), role: 'detail' },
      render: ({ registrars }) => registrars.join(', ') || say('registrarNone'),
    },
    {
      ...{ id: 'mail', label: say('mail'), role: 'detail' },
      render: ({ mail }) => mail || say('mailNone'),
    },
    {
      ...{ id: 'history', label: say('history'), width: '4rem', align: 'end', isLabelHidden: true },
      priority: 1,
      render: actions,
    },
  ];
}

/** With which point each register is shared, and what is planned for the next year. */
function PointShares({ point }: { readonly point: RegistrationPoint }) {
  const say = useWords(pointWords);
  const told = point.shares.flatMap(({ part, now, next }) => {
    const isPlanned = now?.id !== next?.id;
    const shown = (to: typeof now) =>
      to ? say('shares.with', { name: to.name }) : say('shares.own');
    if (now === null && !isPlanned) return [];
    const later = isPlanned ? ` (${say('shares.nextIs', { next: shown(next) })})` : '';
    return [`${say(`shares.${part}`)}: ${shown(now)}${later}`];
  });
  if (told.length === 0) return say('shares.none');
  return (
    <span className="points-people">
      {told.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function PointName({ point }: { readonly point: RegistrationPoint }) {
  const say = useWords(pointWords);
  const language = useLanguage();
  const { name, depth, level, through, validTo } = point;
  const told = [
    through ? `${say('through')} ${through.name}` : '',
    validTo === null ? '' : say('until', { day: formatDay(validTo, language) }),
  ].filter(Boolean);
  return (
    <span className="points-name" style={{ '--points-depth': depth } as CSSProperties}>
      <span className="points-name-line">
        {name}
        <Badge tone="info">{say(`levels.${level}`)}</Badge>
      </span>
      {told.length > 0 && <span className="s-small s-muted">{told.join(' · ')}</span>}
    </span>
  );
}

/** Clerks and head by name; a post that nobody holds and one that is missing are said in red. */
function PointPeople({ point }: { readonly point: RegistrationPoint }) {
  const say = useWords(pointWords);
  const duties = [
    { duty: 'clerk', posts: point.clerks },
    { duty: 'head', posts: point.heads },
  ] as const;
  return (
    <span className="points-people">
      {duties.map(({ duty, posts }) => {
        const names = posts.flatMap(({ personName }) => personName ?? []);
        const missing = posts.length === 0 ? say('noPost') : say('vacant');
        return (
          <span key={duty}>
            <span className="s-muted">{say(duty)}: </span>
            {names.length > 0 ? (
              names.join(', ')
            ) : (
              <span className="points-missing">{missing}</span>
            )}
          </span>
        );
      })}
    </span>
  );
}
