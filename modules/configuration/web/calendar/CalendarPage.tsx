import type { Holiday } from '@sarn/organisation/contract';
import { civilDateAt } from '@sarn/kernel';
import {
  Button,
  Card,
  PageHeader,
  ownSearch,
  Select,
  Table,
  useDialogs,
  useLanguage,
  useOpened,
  useToasts,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import { CalendarPlus, ClipboardPaste, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useHolidays, useRemoveHoliday } from './calendar.client.ts';
import { useHolidayColumns } from './holiday-columns.tsx';
import { HolidayForm } from './HolidayForm.tsx';
import { ImportForm } from './ImportForm.tsx';
import { calendarWords } from './words/calendar-words.ts';
import './calendar.css';

type Opened = 'add' | 'import' | Holiday;

/** `/settings/{menuID}/holidays`: days on which the agency is closed, by year. */
export default function CalendarPage() {
  const say = useWords(calendarWords);
  const thisYear = Number(civilDateAt(new Date()).slice(0, 4));
  const years = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2];
  const [year, setYear] = useState(() => years.find((one) => one === askedYear()) ?? thisYear);
  const [opened, setOpened] = useOpenedDay(year);
  const close = () => setOpened(null);
  const shown = useYearName();
  return (
    <div className="s-record-page calendar-page">
      <PageHeader above={say('above')} title={say('title')} />
      <MissingYears fromYear={thisYear} />
      <div className="calendar-bar">
        <Select
          label={say('year')}
          options={years.map((one) => ({ value: String(one), label: shown(one) }))}
          value={String(year)}
          onChange={(value) => {
            ownSearch({ year: Number(value) === thisYear ? null : value });
            setYear(Number(value));
          }}
        />
        <Button icon={<ClipboardPaste size={18} />} onPress={() => setOpened('import')}>
          {say('import')}
        </Button>
        <Button
          variant="primary"
          icon={<CalendarPlus size={18} />}
          onPress={() => setOpened('add')}
        >
          {say('add')}
        </Button>
      </div>
      <YearCard year={year} onEdit={setOpened} />
      <p className="s-small s-muted">{say('yearly')}</p>
      {opened === 'import' && <ImportForm onClose={close} />}
      {opened !== null && opened !== 'import' && (
        <HolidayForm holiday={opened === 'add' ? undefined : opened} onClose={close} />
      )}
    </div>
  );
}

/** The year of the day that the address names, or of the list. */
function askedYear(): number {
  const params = new URLSearchParams(location.search);
  return Number((params.get('row') ?? params.get('year') ?? '').slice(0, 4));
}

/** What is open, as in the address. */
function useOpenedDay(year: number) {
  const rows = useHolidays(year, year).data?.rows;
  return useOpened<Opened>(
    (day, what) => {
      if (day === '') return what === 'import' ? what : 'add';
      return rows?.find((row) => row.day === day);
    },
    (next) => {
      if (next === 'add') return { row: '' };
      return next === 'import' ? { row: '', what: next } : { row: next.day };
    },
  );
}

/** A year as shown: Buddhist in Thai, Christian in English. */
function useYearName() {
  const language = useLanguage();
  return (year: number) => String(language === 'en' ? year : year + 543);
}

/** Warns if this year or the next has no days off. */
function MissingYears({ fromYear }: { readonly fromYear: number }) {
  const say = useWords(calendarWords);
  const shown = useYearName();
  const found = useHolidays(fromYear, fromYear + 1);
  const missing = found.data?.missingYears ?? [];
  if (missing.length === 0) return null;
  return (
    <div role="status" className="calendar-warning s-tone-warning">
      <TriangleAlert size={20} aria-hidden="true" />
      <p>{say('missing', { years: missing.map(shown).join(', ') })}</p>
    </div>
  );
}

interface YearCardProps {
  readonly year: number;
  readonly onEdit: (holiday: Holiday) => void;
}

function YearCard({ year, onEdit }: YearCardProps) {
  const say = useWords(calendarWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const found = useHolidays(year, year);
  const remove = useRemoveHoliday();
  const shown = useYearName()(year);
  const askRemove = async (holiday: Holiday) => {
    const { day, nameTh, nameEn } = holiday;
    const name = language === 'en' ? nameEn || nameTh : nameTh;
    const isSure = await dialogs.confirm({
      title: say('removeTitle'),
      text: say('removeText', { date: formatDay(day, language, 'full'), name }),
      confirmLabel: say('removeConfirm'),
      tone: 'danger',
    });
    if (!isSure) return;
    remove.mutate(holiday, {
      onSuccess: () => toasts.show({ tone: 'success', title: say('removed') }),
    });
  };
  const columns = useHolidayColumns(onEdit, (holiday) => void askRemove(holiday));
  const rows = found.data?.rows;
  const count = rows && (
    <span className="s-small s-muted">{say('count', { count: rows.length })}</span>
  );
  return (
    <Card isFlush title={say('list', { year: shown })} actions={count}>
      <Table
        aria-label={say('list', { year: shown })}
        columns={columns}
        rows={rows}
        rowId={(row) => row.day}
        rowName={(row) => row.nameTh}
        isLoading={found.isFetching}
        error={found.error ?? remove.error}
        onRetry={() => void found.refetch()}
        empty={{
          none: { title: say('none', { year: shown }), text: say('noneText') },
          filter: null,
        }}
      />
    </Card>
  );
}
