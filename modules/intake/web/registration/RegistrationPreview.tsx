import { rowName, useClassNames, useClassRows, useClassRowsLive } from '@sarn/document-classes/web';
import type { ClassRow } from '@sarn/document-classes/web';
import {
  askedFields,
  registrationTableCode,
  registrationWays,
  stampLines,
  stampTableCode,
} from '@sarn/intake/contract';
import type { AskedField, RegistrationWay } from '@sarn/intake/contract';
import { registryWords } from '@sarn/document/web';
import { formatDate, civilDateAt } from '@sarn/kernel';
import type { DescribedTable } from '@sarn/kernel';
import { Card, Select, useLanguage, useWords } from '@sarn/platform-web';
import type { RowDraft, TablePreviewProps } from '@sarn/platform-web';
import { useState } from 'react';
import { ReceiveStamp } from './ReceiveStamp.tsx';
import { registrationWords } from './words/registration-words.ts';

/** The form of a way with its stamp, as who registers a letter sees it; unsaved changes included. */
export function RegistrationPreview({ table, draft }: TablePreviewProps) {
  const say = useWords(registrationWords);
  useClassRowsLive();
  const isStamp = table.code === stampTableCode;
  const lines = useStampLines(isStamp ? draft : null);
  const title = say(isStamp ? 'previewStamp' : 'preview');
  return (
    <Card isFlush>
      <section className="registration-sheet" aria-label={title}>
        <div>
          <h3 className="registration-sheet-title">{title}</h3>
          {draft && <span className="s-small s-muted">{say('previewHint')}</span>}
        </div>
        <ReceiveStamp lines={lines} />
        {!isStamp && <PreviewedForm table={table} draft={draft} />}
      </section>
    </Card>
  );
}

/** The rows of a table, with the one that is being changed as its form has it. */
function useRowsWith(code: string, draft: RowDraft | null): readonly ClassRow[] {
  const rows = useClassRows(code) ?? [];
  if (!draft) return rows;
  return rows.map((row) => (row.code === draft['code'] ? { ...row, ...drafted(draft) } : row));
}

const drafted = (draft: RowDraft) => {
  const {
    code: _code,
    nameTh,
    nameEn,
    validFrom: _from,
    validTo: _to,
    reason: _why,
    ...values
  } = draft;
  return { nameTh: String(nameTh), nameEn: String(nameEn), values };
};

/** Facts of a letter that does not exist. */
function useStampLines(draft: RowDraft | null): string[] {
  const say = useWords(registrationWords);
  const day = civilDateAt(new Date());
  return stampLines(useRowsWith(stampTableCode, draft), {
    ...{ agency: say('sampleAgency'), unit: say('sampleUnit') },
    ...{
      number: `1/${Number(day.slice(0, 4)) + 543}`,
      date: formatDate(day, 'full'),
      time: '09.30',
    },
  });
}

interface PreviewedFormProps {
  readonly table: DescribedTable;
  readonly draft: RowDraft | null;
}

function PreviewedForm({ table, draft }: PreviewedFormProps) {
  const say = useWords(registrationWords);
  const language = useLanguage();
  const [chosen, setChosen] = useState<RegistrationWay>('outside');
  const rows = useRowsWith(registrationTableCode, draft);
  const way = registrationWays.find((one) => one === draft?.['way']) ?? chosen;
  const options = wayOptions(table, language === 'en');
  const fields = askedFields(rows, way).filter(({ isShown }) => isShown);
  return (
    <>
      {!draft && <Select label={say('way')} options={options} value={way} onChange={setChosen} />}
      <dl className="registration-sheet-fields">
        {fields.map((field) => (
          <PreviewedField key={field.name} field={field} />
        ))}
      </dl>
    </>
  );
}

function wayOptions(table: DescribedTable, isEnglish: boolean) {
  const field = table.fields['way'];
  const names = field?.kind === 'choice' ? field.options : {};
  return registrationWays.map((value) => ({
    value,
    label: (isEnglish ? names[value]?.en : names[value]?.th) ?? value,
  }));
}

/** A field as it begins: its words, whether it is required, and its first value. */
function PreviewedField({ field }: { readonly field: AskedField }) {
  const say = useWords(registrationWords);
  const ofProduct = useWords(registryWords);
  const language = useLanguage();
  const nameOf = useClassNames();
  const { name, th, en, isRequired, start } = field;
  const label = rowName({ nameTh: th, nameEn: en }, language) || ofProduct(`field.${name}`);
  const first =
    nameOf(name === 'bookGroup' || name === 'category' ? `${name}Code` : name, start) ?? start;
  return (
    <div>
      <dt>
        {label} {isRequired && <span className="s-small s-muted">{say('required')}</span>}
      </dt>
      <dd>{first}</dd>
    </div>
  );
}
