import type { DocumentDetail } from '@sarn/document/contract';
import { registryWords } from '@sarn/document/web';
import { formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { Check, ChevronsRight, Clock, PenLine, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { reviewWords } from '../words/review-words.ts';
import { isPresent, stationsOf } from './stations.ts';
import type { Station } from './stations.ts';
import './route-strip.css';

const signs: Readonly<Record<Station['state'], LucideIcon>> = {
  written: Check,
  writing: PenLine,
  waiting: Clock,
  active: Clock,
  passed: Check,
  signed: Check,
  returned: Undo2,
  skipped: ChevronsRight,
};

/** With whom the draft was, is and will be, in one line; on a phone the present one in words. */
export function RouteStrip({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const stations = stationsOf(detail);
  if (stations.length === 0) return null;
  return (
    <ol className="review-route" aria-label={say('document.route')}>
      {stations.map((station) => (
        <Shown key={station.id} station={station} />
      ))}
    </ol>
  );
}

function Shown({ station }: { readonly station: Station }) {
  const say = useWords(registryWords);
  const sayDraft = useWords(reviewWords);
  const language = useLanguage();
  const { role, name, state, at } = station;
  const Sign = state === 'waiting' && role === 'sign' ? PenLine : signs[state];
  return (
    <li data-state={state} aria-current={isPresent(station) ? 'step' : undefined}>
      <span className="review-route-sign" aria-hidden="true">
        <Sign size={16} />
      </span>
      <span className="review-route-words">
        <strong>{role === 'draft' ? sayDraft('route.draft') : say(`route.${role}`)}</strong>
        <span className="review-route-name">{name}</span>
        <span className="review-route-state">
          {state === 'written' || state === 'writing'
            ? sayDraft(`route.${state}`)
            : say(`route.${state}`)}
          {at && ` · ${formatMoment(at, language)}`}
        </span>
      </span>
    </li>
  );
}
