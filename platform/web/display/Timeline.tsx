import type { ReactNode } from 'react';
import { cls } from '../class-names.ts';
import type { Tone } from './Badge.tsx';

export interface TimelineEntry {
  readonly id: string;
  /** Who did it, as they were then: name and post. */
  readonly who: ReactNode;
  /** The time as shown; `at` is the same time as an ISO text. */
  readonly when: string;
  readonly at?: string | undefined;
  readonly what: ReactNode;
  /** Text of that person: an order, a reason, a report. */
  readonly note?: ReactNode;
  readonly tone?: Tone | undefined;
  readonly icon?: ReactNode;
}

export interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  readonly 'aria-label': string;
}

/** Who did what and when, in order. */
export function Timeline(props: TimelineProps) {
  return (
    <ol className="s-timeline" aria-label={props['aria-label']}>
      {props.entries.map((entry) => (
        <li key={entry.id} className="s-timeline-entry">
          <span
            className={cls('s-timeline-mark', `s-tone-${entry.tone ?? 'neutral'}`)}
            aria-hidden="true"
          >
            {entry.icon}
          </span>
          <div className="s-timeline-body">
            <div className="s-timeline-what">{entry.what}</div>
            <div className="s-timeline-who">
              {entry.who} · <time dateTime={entry.at}>{entry.when}</time>
            </div>
            {entry.note && <div className="s-timeline-note">{entry.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
