import type { CivilDate } from '@sarn/kernel';
import { civilDateAt, formatDate } from '@sarn/kernel';
import type { DocumentDetail } from '@sarn/document/contract';
import { officeToday, useTerms } from '@sarn/document/web';
import { formatDay, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { axisOf, barsOf, lengthOf, linesOf, staysOf } from './stays.ts';
import type { Axis, Bar, PersonLine, Stay } from './stays.ts';
import { routeWords } from './words/route-words.ts';
import './route.css';

/** So many days have space for their name. */
const mostNamed = 10;

/** Who had a document, as bars along its days; the same as a list on a phone and for who hears it. */
export function RouteDrawing({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(routeWords);
  const language = useLanguage();
  const [now] = useState(() => new Date().toISOString());
  const stays = staysOf(detail, now);
  const due = detail.forReader[0]?.dueDate ?? detail.dueDate;
  const axis = axisOf(stays, due);
  return (
    <div className="route">
      <section className="route-card" aria-label={say('lines')}>
        <p className="s-muted s-small route-about">{say('about')}</p>
        <div className="route-drawing" aria-hidden="true">
          <Days axis={axis} />
          <Due
            axis={axis}
            due={due}
            label={due && say('due', { date: formatDay(due, language) })}
          />
          {linesOf(stays).map((line) => (
            <PersonRow key={line.who} line={line} axis={axis} due={due} />
          ))}
        </div>
        <ol className="route-list">
          {stays.map((stay) => (
            <ListedStay key={stay.id} stay={stay} axis={axis} due={due} />
          ))}
        </ol>
      </section>
      <Held stays={stays} axis={axis} />
    </div>
  );
}

/** Where a moment is on the axis. */
const at = (axis: Axis, place: number): string => `${(100 * place) / axis.days.length}%`;

function Days({ axis: { days } }: { readonly axis: Axis }) {
  const say = useWords(routeWords);
  const language = useLanguage();
  const step = Math.ceil(days.length / mostNamed);
  const today = officeToday();
  return (
    <div className="route-row route-days">
      <span />
      <div className="route-line" style={{ gridTemplateColumns: `repeat(${days.length}, 1fr)` }}>
        {days.map((day, place) => (
          <span key={day} data-today={day === today || undefined}>
            {day === today
              ? say('today')
              : place % step === 0 && place + step <= days.length
                ? formatDate(day, 'dayMonth', language)
                : ''}
          </span>
        ))}
      </div>
    </div>
  );
}

interface OnAxis {
  readonly axis: Axis;
  readonly due: CivilDate | null;
}

/** Whether a stay is still going on after the due day. */
const isLate = ({ act, to }: Stay, due: CivilDate | null): boolean =>
  act === null && due !== null && civilDateAt(new Date(to)) > due;

function PersonRow({ line, axis, due }: OnAxis & { readonly line: PersonLine }) {
  const bars = barsOf(line.stays);
  return (
    <div className="route-row">
      <span className="route-who">
        <strong>{line.who}</strong>
        <span>{line.where}</span>
      </span>
      <div className="route-line" data-bars>
        {bars.map((bar, place) => (
          <DrawnBar key={bar.from} {...{ bar, axis, due }} next={bars[place + 1]?.from} />
        ))}
      </div>
    </div>
  );
}

/** Shorter bars have their words beside them, where nothing follows so near. */
const widthForWords = 0.16;

interface DrawnBarProps extends OnAxis {
  readonly bar: Bar;
  /** Where the next bar of the person begins. */
  readonly next: string | undefined;
}

function DrawnBar({ bar, axis, due, next }: DrawnBarProps) {
  const words = useStayWords();
  const [from, to] = [axis.placeOf(bar.from), axis.placeOf(bar.to)];
  const share = (days: number) => days / axis.days.length;
  const isShort = share(to - from) < widthForWords;
  const after = share((next ? axis.placeOf(next) : axis.days.length) - to);
  const isBeside = after >= 2 * widthForWords;
  const where = !isShort ? 'in' : isBeside ? 'after' : next ? 'none' : 'before';
  const told = words(bar.stays, to - from);
  return (
    <span
      className="route-bar"
      title={told}
      data-now={bar.stays.some(({ act }) => act === null) || undefined}
      data-late={bar.stays.some((stay) => isLate(stay, due)) || undefined}
      data-words={where}
      style={{ insetInlineStart: at(axis, from), inlineSize: at(axis, to - from) }}
    >
      <span>{told}</span>
    </span>
  );
}

function Due({ axis, due, label }: OnAxis & { readonly label: string | null }) {
  if (due === null || !axis.days.includes(due)) return null;
  const place = axis.days.indexOf(due) + 1;
  // The words of a late day stand before its line: behind it there is no space for them.
  const isInFirstHalf = 2 * place <= axis.days.length;
  const side = isInFirstHalf
    ? { insetInlineStart: at(axis, place) }
    : { insetInlineEnd: at(axis, axis.days.length - place) };
  return (
    <div className="route-row route-due">
      <span />
      <div className="route-line">
        <span data-before={!isInFirstHalf || undefined} style={side}>
          {label}
        </span>
      </div>
    </div>
  );
}

function ListedStay({ stay, axis, due }: OnAxis & { readonly stay: Stay }) {
  const words = useStayWords();
  const language = useLanguage();
  return (
    <li data-now={stay.act === null || undefined} data-late={isLate(stay, due) || undefined}>
      <strong>{stay.who}</strong>
      {stay.where && <span className="s-muted"> · {stay.where}</span>}
      <div>{words([stay], axis.placeOf(stay.to) - axis.placeOf(stay.from))}</div>
      <time className="s-small s-muted" dateTime={stay.to}>
        {formatMoment(stay.act ? stay.to : stay.from, language)}
      </time>
    </li>
  );
}

function useTimeWords(): (days: number) => string {
  const say = useWords(routeWords);
  return (given) => {
    const { days, hours } = lengthOf(given);
    if (days === 0) return hours === 0 ? say('short') : say('hours', { hours });
    return hours === 0 ? say('days', { days }) : say('daysHours', { days, hours });
  };
}

/** How long somebody had it, and what they did. */
function useStayWords(): (stays: readonly Stay[], days: number) => string {
  const say = useWords(routeWords);
  const term = useTerms();
  const time = useTimeWords();
  return (stays, days) => {
    const done = stays.map(({ act }) => (act ? term(act) : say('now')));
    const act = [...new Set(done)].join(' ');
    return stays.every(({ from, to }) => from === to)
      ? act
      : say('stay', { time: time(days), act });
  };
}

/** The time that each had it, the longest first. */
function Held({ stays, axis }: { readonly stays: readonly Stay[]; readonly axis: Axis }) {
  const say = useWords(routeWords);
  const time = useTimeWords();
  const held = linesOf(stays)
    .map(({ who, stays: own }) => ({
      who,
      days: own.reduce((sum, { from, to }) => sum + axis.placeOf(to) - axis.placeOf(from), 0),
    }))
    .toSorted((a, b) => b.days - a.days);
  const longest = Math.max(...held.map(({ days }) => days), 0.01);
  return (
    <section className="route-card route-held">
      <h3>{say('held')}</h3>
      <ul>
        {held.map(({ who, days }) => (
          <li key={who}>
            <span>{who}</span>
            <strong>{time(days)}</strong>
            <span className="route-share">
              <span style={{ inlineSize: `${(100 * days) / longest}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
