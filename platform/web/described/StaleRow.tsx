import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../action/Button.tsx';
import { formatMoment } from '../shown/relative-date.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { readSettingRow } from './described.client.ts';
import { differing, startOf } from './row-draft.ts';
import type { RowDraft } from './row-draft.ts';
import { useFieldNames } from './RowRecord.tsx';
import { describedWords } from './words/described-words.ts';

interface StaleRowProps {
  readonly table: DescribedTable;
  readonly code: string;
  readonly draft: RowDraft;
  /** The row as it is now, and the values to go on with. */
  readonly onTake: (now: SettingRowOut, draft: RowDraft) => void;
}

/** Somebody saved first: both values of each field that differs, and which to go on with (R1). */
export function StaleRow({ table, code, draft, onTake }: StaleRowProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const named = useFieldNames(table);
  const found = useQuery({
    queryKey: ['settings', table.code, 'stale', code],
    queryFn: () => readSettingRow(table.code, code),
    gcTime: 0,
  });
  if (!found.data) return null;
  const { row, history } = found.data;
  const saved = startOf(table, row);
  const [last] = history;
  return (
    <section className="described-stale s-tone-warning" aria-label={say('stale.title')}>
      <h3>{say('stale.title')}</h3>
      {last && (
        <p>{say('stale.text', { name: last.personName, at: formatMoment(last.at, language) })}</p>
      )}
      <table className="described-compare">
        <thead>
          <tr>
            <th scope="col">{say('stale.field')}</th>
            <th scope="col">{say('stale.theirs')}</th>
            <th scope="col">{say('stale.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {differing(table, row, draft).map((name) => (
            <tr key={name}>
              <th scope="row">{named.label(name)}</th>
              <td>{named.shown(name, saved[name] ?? null)}</td>
              <td>{named.shown(name, draft[name] ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="described-actions">
        <Button size="s" onPress={() => onTake(row, saved)}>
          {say('stale.takeTheirs')}
        </Button>
        <Button size="s" variant="primary" onPress={() => onTake(row, draft)}>
          {say('stale.keepMine')}
        </Button>
      </div>
    </section>
  );
}
