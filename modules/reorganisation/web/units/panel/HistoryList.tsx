import { Loaded, formatDay, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import type { UnitHistoryEntry } from '@sarn/reorganisation/contract';
import { useTerms } from '@sarn/document/web';
import { useUnitHistory } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';

const named = [
  ...(['nameTh', 'nameEn', 'abbreviation', 'letterCode', 'parentId', 'code'] as const),
  ...(['kind', 'sortKey', 'address', 'phone', 'fax', 'mail'] as const),
];

/** Who changed what of a unit, when, from what to what, and why. */
export function HistoryList({ unitId }: { readonly unitId: string }) {
  const say = useWords(unitsWords);
  const history = useUnitHistory(unitId);
  return (
    <Loaded query={history} lines={3}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="s-muted">{say('history.none')}</p>
        ) : (
          <ol className="units-history">
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function Entry({ entry }: { readonly entry: UnitHistoryEntry }) {
  const say = useWords(unitsWords);
  const term = useTerms();
  const language = useLanguage();
  const facts = [
    entry.orderNo && say('history.facts', { order: entry.orderNo }),
    entry.from && say('history.from', { day: formatDay(entry.from, language) }),
    entry.reason,
  ].filter(Boolean);
  return (
    <li>
      <strong>{term(entry.act)}</strong>
      {entry.changes.map((change) => {
        const field = named.find((name) => name === change.field);
        return (
          field && (
            <p key={change.field}>
              <span className="s-muted">{say(`field.${field}`)}:</span>{' '}
              <del>{change.old || say('history.empty')}</del> →{' '}
              <ins>{change.new || say('history.empty')}</ins>
            </p>
          )
        );
      })}
      {facts.length > 0 && <p className="s-small">{facts.join(' · ')}</p>}
      <p className="s-small s-muted">
        {entry.name || say('history.system')} · {formatMoment(entry.at, language)}
      </p>
    </li>
  );
}
