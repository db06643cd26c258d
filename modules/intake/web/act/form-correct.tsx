import { registerOnlyTitle } from '@sarn/classification/contract';
import { letterForms } from '@sarn/correspondence/contract';
import { isClassified } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { actForm, ReasonField } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import type { AskedFieldName } from '@sarn/intake/contract';
import { RegisterFields } from '../register/RegisterFields.tsx';
import { draftOf, toRegisterInput } from '../register/register-draft.ts';
import type { RegisterDraft } from '../register/register-draft.ts';

interface CorrectDraft extends RegisterDraft {
  readonly reason: string;
}

/** What has an act of its own, is not kept of this class, or was told to the units that have the letter. */
function fixedOf({ secrecy, title, state }: DocumentDetail): readonly AskedFieldName[] {
  const isEntryOnly = isClassified(secrecy) && title === registerOnlyTitle(secrecy);
  return [
    'secrecy',
    ...(isEntryOnly ? (['title', 'note'] as const) : []),
    ...(state === 'DISTRIBUTED' ? (['dueDate'] as const) : []),
  ];
}

function Fields({ draft, change, error, detail, may }: ActFieldsProps<CorrectDraft>) {
  return (
    <div className="s-form-fields" data-columns={2}>
      <RegisterFields
        {...{ draft, change, error }}
        mustConfirm={false}
        way="outside"
        corrected={{ id: detail.id, fixed: fixedOf(detail) }}
      />
      <ReasonField
        act={may.act}
        reason={draft.reason}
        onChange={(reason) => change({ reason })}
        error={error('reason')}
      />
    </div>
  );
}

/** Correcting what was typed when a letter was registered; its number stays. */
export const correctForm = actForm<'correct', CorrectDraft>('correct', {
  schema: letterForms.correct,
  start: ({ detail }) => ({ ...draftOf(detail), reason: '' }),
  toInput: ({ reason, ...draft }) => {
    const { secrecy: _class, reservedEntryId: _number, ...sent } = toRegisterInput(draft);
    return { ...sent, reason };
  },
  Fields,
  isWide: true,
});
