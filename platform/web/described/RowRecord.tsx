import type { DescribedTable, FieldValue, OutputOf, getSettingRow } from '@sarn/kernel';
import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { Timeline } from '../display/Timeline.tsx';
import { formatDay, formatMoment } from '../shown/relative-date.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useSettingUses } from './described.client.ts';
import { inLanguage, shownValue } from './shown-value.ts';
import { useUnitNames } from './units-part.ts';
import { describedWords } from './words/described-words.ts';

type Detail = OutputOf<typeof getSettingRow>;

interface RowRecordProps {
  readonly table: DescribedTable;
  readonly detail: Detail;
}

/** Where a row is used, and what happened to it. */
export function RowRecord({ table, detail }: RowRecordProps) {
  return (
    <>
      {detail.row.used !== null && <RowUses table={table} detail={detail} />}
      <RowHistory table={table} detail={detail} />
    </>
  );
}

function RowUses({ table, detail }: RowRecordProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const [place, setPlace] = useState<string | null>(null);
  const listed = useSettingUses(table.code, detail.row.code, place);
  const used = detail.uses.filter(({ count }) => count > 0);
  const reason = detail.row.origin === 'seed' ? 'uses.seed' : 'uses.keep';
  return (
    <section className="described-record">
      <h3>{say('uses.title')}</h3>
      {used.length === 0 && <p className="s-muted">{say('uses.none')}</p>}
      {used.map(({ place: at, label, count, isCapped, isListed }) => (
        <div key={at} className="described-use">
          <span>
            {say(isCapped ? 'used.capped' : 'used.count', {
              count: count.toLocaleString(language === 'en' ? 'en' : 'th'),
              label,
            })}
          </span>
          {isListed && (
            <Button size="s" variant="ghost" onPress={() => setPlace(at)}>
              {say('uses.list')}
            </Button>
          )}
        </div>
      ))}
      {!detail.isDeletable && !table.isClosed && <p className="s-small s-muted">{say(reason)}</p>}
      <ErrorSummary error={listed.error} onRetry={() => void listed.refetch()} />
      {listed.data && (
        <ul className="described-uses">
          {listed.data.rows.map(({ text, path }) => (
            <li key={path + text}>
              <a href={path}>{text}</a>
            </li>
          ))}
          {listed.data.hidden > 0 && (
            <li className="s-muted">{say('uses.hidden', { count: listed.data.hidden })}</li>
          )}
        </ul>
      )}
    </section>
  );
}

function RowHistory({ table, detail }: RowRecordProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const named = useFieldNames(table);
  const entries = detail.history.map(({ id, at, act, personName, reason, changes }) => ({
    ...{ id, at, who: personName, when: formatMoment(at, language) },
    what: (
      <>
        {act}
        {changes.map(({ field, from, to }) => (
          <div key={field} className="s-small">
            {say('history.change', {
              field: named.label(field),
              from: named.shown(field, from),
              to: named.shown(field, to),
            })}
          </div>
        ))}
      </>
    ),
    note: reason === '' ? undefined : reason,
  }));
  return (
    <section className="described-record">
      <h3>{say('history.title')}</h3>
      {entries.length === 0 ? (
        <p className="s-muted">{say('history.none')}</p>
      ) : (
        <Timeline aria-label={say('history.title')} entries={entries} />
      )}
    </section>
  );
}

const isDay = (value: FieldValue): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What the fields of a table are called, and how their values are shown. */
export function useFieldNames(table: DescribedTable) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const unitNames = useUnitNames();
  const words = { yes: say('yes'), no: say('no'), none: say('form.noValue') };
  const common: Readonly<Record<string, string>> = {
    nameTh: say('form.nameTh'),
    nameEn: say('form.nameEn'),
    validFrom: say('form.validFrom'),
    validTo: say('form.validTo'),
    sort: say('column.order'),
    code: say('form.code'),
  };
  return {
    label: (name: string): string => {
      const field = table.fields[name];
      return common[name] ?? (field ? inLanguage(field.label, language) : name);
    },
    shown: (name: string, value: FieldValue): string =>
      isDay(value)
        ? formatDay(value, language)
        : (unitNames(table.fields[name]?.kind, value) ??
          shownValue(table.fields[name], value, language, words)),
  };
}
