import { Select, useLanguage, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { classTableCodes } from '@sarn/document-classes/contract';
import type { Filed } from '@sarn/document-classes/contract';
import { officeDay, rowName, useNamedOptions } from './speed-hooks.ts';
import { offeredRows, useClassRows } from './use-class-rows.ts';
import type { ClassRow } from './use-class-rows.ts';
import { classWords } from './words/class-words.ts';

/** Group and category of a document, with what was written before there were rows to choose. */
export interface FiledDraft extends Partial<Filed> {
  readonly bookGroup?: string | undefined;
  readonly category?: string | undefined;
}

interface FiledFieldProps {
  readonly draft: FiledDraft;
  readonly change: (
    part: Filed & { readonly bookGroup: string; readonly category: string },
  ) => void;
  readonly error?: (field: string) => string | null;
  readonly isDisabled?: boolean;
  /** What an empty field takes instead: the value that the letters of a batch share. */
  readonly empty?: string | undefined;
  /** Words of the agency for the field. */
  readonly label?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

/** The fields of a draft or a document; one kept by an earlier version has none. */
export const filedOf = (draft: FiledDraft) => ({
  bookGroupCode: draft.bookGroupCode ?? '',
  categoryCode: draft.categoryCode ?? '',
  subTypeCode: draft.subTypeCode ?? '',
  bookGroup: draft.bookGroup ?? '',
  category: draft.category ?? '',
});

/** Only the codes: the server writes the names. */
export const filedCodes = (draft: FiledDraft): Filed => {
  const { bookGroupCode, categoryCode, subTypeCode } = filedOf(draft);
  return { bookGroupCode, categoryCode, subTypeCode };
};

/** What is shown as not chosen: the words of an older document, or that there is none. */
function useEmptyOption(text: string, empty: string | undefined): Option {
  const say = useWords(classWords);
  const label = text === '' ? (empty ?? say('field.none')) : say('field.formerText', { text });
  return { value: '', label };
}

/** The group of a document; another group takes the category away. */
export function BookGroupField(props: FiledFieldProps) {
  const { draft, change, error, isDisabled, empty, label, isRequired = false } = props;
  const say = useWords(classWords);
  const filed = filedOf(draft);
  const code = filed.bookGroupCode;
  const rows = useClassRows(classTableCodes.bookGroup) ?? [];
  const none = useEmptyOption(code === '' ? filed.bookGroup : '', empty);
  const language = useLanguage();
  return (
    <Select
      label={label ?? say('field.bookGroup')}
      isRequired={isRequired}
      options={[none, ...useNamedOptions()(offeredRows(rows, officeDay(), code))]}
      value={code}
      onChange={(bookGroupCode) => {
        const row = rows.find((one) => one.code === bookGroupCode);
        const bookGroup = row ? rowName(row, language) : '';
        change({ ...filed, bookGroupCode, bookGroup, categoryCode: '', category: '' });
      }}
      error={error?.('bookGroupCode') ?? null}
      isDisabled={isDisabled ?? false}
    />
  );
}

/** Categories by their names, behind the code of their file where they have one. */
function useCategoryOptions(rows: readonly ClassRow[]): Option[] {
  return useNamedOptions()(rows).map(({ value, label }) => {
    const fileCode = rows.find(({ code }) => code === value)?.values['fileCode'];
    const isCoded = typeof fileCode === 'string' && fileCode !== '';
    return { value, label: isCoded ? `${fileCode} ${label}` : label };
  });
}

/** Subjects that the agency files in the chosen category. */
function useSamples(row: ClassRow | undefined): string | undefined {
  const say = useWords(classWords);
  const samples = row?.values['sampleSubjects'];
  if (!Array.isArray(samples) || samples.length === 0) return undefined;
  return say('field.samples', { subjects: samples.join(', ') });
}

/** The category of a document: those of its group, or all; choosing one chooses its group. */
export function CategoryField(props: FiledFieldProps) {
  const { draft, change, error, isDisabled, empty, label, isRequired = false } = props;
  const say = useWords(classWords);
  const language = useLanguage();
  const filed = filedOf(draft);
  const { bookGroupCode: group, categoryCode: code } = filed;
  const rows = useClassRows(classTableCodes.category) ?? [];
  const groups = useClassRows(classTableCodes.bookGroup) ?? [];
  const none = useEmptyOption(code === '' ? filed.category : '', empty);
  const closed = new Set(groups.flatMap((row) => (row.isForOthers ? [row.code] : [])));
  const offered = offeredRows(rows, officeDay(), code).filter(({ values: { bookGroup } }) =>
    group === '' ? !closed.has(String(bookGroup)) : bookGroup === group,
  );
  return (
    <Select
      label={label ?? say('field.category')}
      isRequired={isRequired}
      options={[none, ...useCategoryOptions(offered)]}
      value={code}
      description={useSamples(rows.find((row) => row.code === code))}
      onChange={(categoryCode) => {
        const row = rows.find((one) => one.code === categoryCode);
        const category = row ? rowName(row, language) : '';
        const bookGroupCode = row ? String(row.values['bookGroup']) : group;
        const of = groups.find((one) => one.code === bookGroupCode);
        const bookGroup = of ? rowName(of, language) : filed.bookGroup;
        change({ ...filed, bookGroupCode, bookGroup, categoryCode, category });
      }}
      error={error?.('categoryCode') ?? null}
      isDisabled={isDisabled ?? false}
    />
  );
}
