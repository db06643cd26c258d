import type { DescribedTable } from '@sarn/kernel';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { formatMoment } from '../shown/relative-date.ts';
import { ComparedFields } from '../stale/ComparedFields.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { readSettingRow } from './described.client.ts';
import type { RowDraft } from './row-draft.ts';
import { inLanguage } from './shown-value.ts';
import { useRowDifference } from './use-row-difference.ts';
import { describedWords } from './words/described-words.ts';

interface TakenRowProps {
  readonly table: DescribedTable;
  readonly code: string;
  readonly draft: RowDraft;
}

/** Another row has the code of a new one: which, by whom and since when, and where they differ. */
export function TakenRow({ table, code, draft }: TakenRowProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const differenceOf = useRowDifference(table);
  const found = useQuery({
    queryKey: ['settings', table.code, 'taken', code],
    queryFn: () => rowOf(table.code, code),
    gcTime: 0,
  });
  if (found.data === undefined) return null;
  const { data: detail } = found;
  // The oldest entry is that of the addition.
  const added = detail?.history.at(-1);
  const lines = detail ? differenceOf(detail.row, draft) : [];
  return (
    <section className="s-stale s-tone-warning" aria-label={say('taken.title', { code })}>
      <h3>{say('taken.title', { code })}</h3>
      {detail && (
        <p>
          {say('taken.row', { row: inLanguage(namesOf(detail.row), language) })}{' '}
          {added &&
            say('taken.by', { name: added.personName, at: formatMoment(added.at, language) })}
        </p>
      )}
      <ComparedFields lines={lines} />
      <p>
        {say(detail === null ? 'taken.gone' : lines.length > 0 ? 'taken.choose' : 'taken.same')}
      </p>
    </section>
  );
}

const namesOf = ({ nameTh, nameEn }: { readonly nameTh: string; readonly nameEn: string }) => ({
  th: nameTh,
  en: nameEn,
});

/** The row with its history; null where the code is that of a row that was deleted. */
async function rowOf(table: string, code: string) {
  try {
    return await readSettingRow(table, code);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'platform.not-found') return null;
    throw error;
  }
}
