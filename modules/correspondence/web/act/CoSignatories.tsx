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

/** What a signature leads to: nothing yet, where others still have to sign. */
export function SigningEffect({ detail, effect }: SigningEffectProps) {
  const say = useWords(coSignatoryWords);
  const open = detail.route.filter(
    ({ role, state }) => role === 'sign' && (state === 'active' || state === 'waiting'),
  );
  if (open.length < 2) return <p className="s-muted s-small">{effect}</p>;
  const names = open.map(({ person }) => person.name).join(', ');
  return <p className="s-small">{say('waitsFor', { count: open.length, names })}</p>;
}

interface SigningEffectProps {
  readonly detail: Pick<DocumentDetail, 'route'>;
  /** Of the last signature. */
  readonly effect: string;
}
