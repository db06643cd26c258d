import { Button, CheckboxField, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { PeoplePicker } from '@sarn/organisation/web';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { coSignatoryWords } from './co-signatory-words.ts';

interface Together {
  readonly coSignatories: readonly Option[];
  readonly inParallel: boolean;
}

interface CoSignatoriesProps extends Together {
  readonly onChange: (change: Partial<Together>) => void;
  readonly error: string | null;
}

/** Who signs beside the signatory: behind a button, because most documents have one signature. */
export function CoSignatories({ coSignatories, inParallel, onChange, error }: CoSignatoriesProps) {
  const say = useWords(coSignatoryWords);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && coSignatories.length === 0) {
    return (
      <div>
        <Button
          variant="ghost"
          size="s"
          icon={<UserPlus size={16} />}
          onPress={() => setAsked(true)}
        >
          {say('add')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <PeoplePicker
        label={say('people')}
        description={say('peopleHint')}
        isOrdered
        scopeUnitId={null}
        people={coSignatories}
        onChange={(people) => onChange({ coSignatories: people })}
        error={error}
      />
      {coSignatories.length > 0 && (
        <CheckboxField
          isSelected={inParallel}
          onChange={(isSelected) => onChange({ inParallel: isSelected })}
        >
          {say('inParallel')}
        </CheckboxField>
      )}
    </>
  );
}

/** Who else has to sign a document that waits for several signatures; empty where the next one is the last. */
export function SignaturesLeft({ detail }: { readonly detail: Pick<DocumentDetail, 'route'> }) {
  const say = useWords(coSignatoryWords);
  const open = detail.route.filter(
    ({ role, state }) => role === 'sign' && (state === 'active' || state === 'waiting'),
  );
  if (open.length < 2) return null;
  // Whose signature this is may be one of several that are asked for at once: all are named.
  const names = open.map(({ person }) => person.name).join(', ');
  return <p className="s-small">{say('waitsFor', { count: open.length - 1, names })}</p>;
}
