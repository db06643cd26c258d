import { holidayKinds } from '@sarn/organisation/contract';
import type { Holiday } from '@sarn/organisation/contract';
import type { Language } from '@sarn/kernel';
import { Badge, IconButton, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { Pencil, Trash2 } from 'lucide-react';
import { calendarWords } from './words/calendar-words.ts';

const tones = {
  public: 'neutral',
  cabinet: 'info',
  own: 'success',
  substitution: 'warning',
} as const;

function dayWithName(day: string, language: Language): string {
  const name = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'th-TH', {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return `${name} ${formatDay(day, language)}`;
}

/** Columns and actions of a row of the calendar. */
export function useHolidayColumns(
  onEdit: (holiday: Holiday) => void,
  onRemove: (holiday: Holiday) => void,
): readonly TableColumn<Holiday>[] {
  const say = useWords(calendarWords);
  const language = useLanguage();
  const nameOf = ({ nameTh, nameEn }: Holiday) => (language === 'en' ? nameEn || nameTh : nameTh);
  return [
    {
      id: 'day',
      label: say('field.day'),
      width: '150px',
      render: (row) => dayWithName(row.day, language),
    },
    { id: 'name', label: say('field.name'), role: 'title', render: nameOf },
    {
      id: 'kind',
      label: say('field.kind'),
      role: 'badge',
      width: '210px',
      render: ({ kind }) => (
        <Badge tone={tones[kind]}>{holidayKinds[kind][language === 'en' ? 'en' : 'th']}</Badge>
      ),
    },
    {
      id: 'acts',
      label: say('field.acts'),
      width: '112px',
      render: (row) => (
        <span className="calendar-acts">
          <IconButton
            size="s"
            aria-label={say('edit', { name: nameOf(row) })}
            onPress={() => onEdit(row)}
          >
            <Pencil size={18} />
          </IconButton>
          <IconButton
            size="s"
            aria-label={say('remove', { name: nameOf(row) })}
            onPress={() => onRemove(row)}
          >
            <Trash2 size={18} />
          </IconButton>
        </span>
      ),
    },
  ];
}
