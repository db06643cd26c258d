import {
  EmptyList,
  ErrorSummary,
  Pagination,
  Skeleton,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { CivilDate } from '@sarn/kernel';
import { useFound } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';

interface FoundListProps {
  readonly text: string;
  readonly day: CivilDate | null;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
  readonly onChoose: (id: string) => void;
}

/** Units found by words, each with where it is. */
export function FoundList({ text, day, page, onPage, onClear, onChoose }: FoundListProps) {
  const say = useWords(unitsWords);
  const language = useLanguage();
  const found = useFound({ search: text, day, page }, true);
  const nameOf = (unit: { readonly nameTh: string; readonly nameEn: string }) =>
    (language === 'en' && unit.nameEn) || unit.nameTh;
  const total = found.data?.total ?? 0;
  return (
    <div className="units-found">
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="rows" count={4} />}
      {found.data && (
        <p className="s-small s-muted units-found-count" role="status">
          {say('found', { count: total })}
        </p>
      )}
      {found.data && total === 0 && (
        <EmptyList
          none={{ title: say('foundNone', { text }) }}
          filter={{ isSet: true, onClear, title: say('foundNone', { text }) }}
        />
      )}
      <ul className="units-found-list">
        {found.data?.rows.map((unit) => (
          <li key={unit.id}>
            <button type="button" className="units-found-line" onClick={() => onChoose(unit.id)}>
              <span>
                <span className="units-line-high">{nameOf(unit)}</span>{' '}
                <span className="s-muted">
                  {[unit.abbreviation, unit.letterCode, unit.code].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className="s-small s-muted">{unit.path.map(nameOf).join(' › ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {total > 50 && (
        <Pagination
          label={say('tree')}
          page={page}
          pageSize={50}
          total={total}
          sorted=""
          onPage={onPage}
        />
      )}
    </div>
  );
}
