import { FormPart, useWords } from '@sarn/platform-web';
import { ClassFields } from '@sarn/creation/web';
import { BodyAndFiles } from '../draft/BodyAndFiles.tsx';
import { TitleField } from '../draft/TitleField.tsx';
import { UnitChips } from '@sarn/organisation/web';
import { WordBox } from '../picker/WordBox.tsx';
import { registryWords } from '@sarn/document/web';
import type { MemoDraft } from './memo-draft.ts';

interface MemoFieldsProps {
  readonly draft: MemoDraft;
  readonly change: (part: Partial<MemoDraft>) => void;
  readonly error: (field: string) => string | null;
  readonly onBusy: (isSending: boolean) => void;
}

/** The fields of a memo, in the order of form 2. */
export function MemoFields({ draft, change, error, onBusy }: MemoFieldsProps) {
  const say = useWords(registryWords);
  return (
    <>
      <TitleField {...{ draft, change, error }} />
      <FormPart name="addressee">
        <WordBox
          field="addressee"
          label={say('field.addressee')}
          description={say('memo.addresseeHint')}
          text={draft.addressee}
          onChange={(addressee) => change({ addressee })}
          error={error('addressee')}
        />
      </FormPart>
      <UnitChips
        label={say('memo.units')}
        units={draft.units}
        onChange={(units) => change({ units })}
        error={error('unitIds')}
      />
      <ClassFields kind="inside" draft={draft} change={change} error={error} />
      <BodyAndFiles draft={draft} change={change} error={error} onBusy={onBusy} />
    </>
  );
}
