import { DatePicker, NumberField, TextField, useWords } from '@sarn/platform-web';
import { letterForms } from '@sarn/correspondence/contract';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { NoteField } from '@sarn/document/web';
import { officeToday } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

interface Recording {
  readonly volume: number | null;
  readonly part: string;
  readonly page: string;
  readonly date: string | null;
  readonly note: string;
}

function GazetteFields({ draft, change, error }: ActFieldsProps<Recording>) {
  const say = useWords(registryWords);
  return (
    <>
      <NumberField
        label={say('gazette.volume')}
        isRequired
        minValue={1}
        maxValue={9999}
        value={draft.volume}
        onChange={(volume) => change({ volume })}
        error={error('volume')}
      />
      <TextField
        label={say('gazette.part')}
        description={say('gazette.partHint')}
        isRequired
        maxLength={60}
        value={draft.part}
        onChange={(part) => change({ part })}
        error={error('part')}
      />
      <TextField
        label={say('gazette.page')}
        isRequired
        maxLength={20}
        value={draft.page}
        onChange={(page) => change({ page })}
        error={error('page')}
      />
      <DatePicker
        label={say('gazette.date')}
        isRequired
        maxValue={officeToday()}
        value={draft.date}
        onChange={(date) => change({ date })}
        error={error('date')}
      />
      <NoteField
        label={say('field.note')}
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
      />
    </>
  );
}

/** Reference in the Royal Gazette; starts with what was entered before, to be corrected. */
export const gazetteForm = actForm<'gazette', Recording>('gazette', {
  schema: letterForms.gazette,
  start: ({ detail }) => {
    const { volume = null, part = '', page = '', date = null } = detail.publication?.gazette ?? {};
    return { volume, part, page, date, note: '' };
  },
  toInput: ({ volume, part, page, date, note }) => ({
    volume: volume ?? undefined,
    ...{ part, page, note },
    date: date ?? undefined,
  }),
  Fields: GazetteFields,
});
