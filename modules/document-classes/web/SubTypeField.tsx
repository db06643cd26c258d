import { Select, useLanguage, useWords } from '@sarn/platform-web';
import type { FiledDraft } from './FiledFields.tsx';
import { rowName } from './speed-hooks.ts';
import { proposalOf, useSubTypesOf } from './type-hooks.ts';
import { useClassRows } from './use-class-rows.ts';
import { classTableCodes } from '@sarn/document-classes/contract';
import { classWords } from './words/class-words.ts';

/** What the choice of a sub-type changes. */
interface SubTypePart extends Partial<ReturnType<typeof proposalOf>> {
  readonly bookGroup?: string;
}

interface SubTypeFieldProps {
  /** The kind of the document; nothing is shown where it has no sub-types. */
  readonly kind: string;
  readonly draft: FiledDraft;
  readonly change: (part: SubTypePart) => void;
  readonly error: (field: string) => string | null;
}

/** The sub-type of a document; choosing one proposes its group and its speed. */
export function SubTypeField({ kind, draft, change, error }: SubTypeFieldProps) {
  const say = useWords(classWords);
  const language = useLanguage();
  const code = draft.subTypeCode ?? '';
  const rows = useSubTypesOf()(kind, code);
  const groups = useClassRows(classTableCodes.bookGroup) ?? [];
  if (rows.length === 0) return null;
  const choose = (chosen: string) => {
    const row = rows.find((one) => one.code === chosen);
    if (!row) return change({ subTypeCode: '' });
    const proposed = proposalOf(row, groups);
    const group = groups.find((one) => one.code === proposed.bookGroupCode);
    change({ ...proposed, ...(group && { bookGroup: rowName(group, language) }) });
  };
  return (
    <Select
      label={say('field.subType')}
      options={[
        { value: '', label: say('field.none') },
        ...rows.map((row) => ({ value: row.code, label: rowName(row, language) })),
      ]}
      value={code}
      onChange={choose}
      error={error('subTypeCode')}
    />
  );
}
