import { TextArea } from '@sarn/platform-web';
import { useState } from 'react';

const shortest = 3;

/** A reason that must be given: complained about only once somebody tried to go on without it. */
export interface AskedReason {
  readonly reason: string;
  /** Whether it is long enough; from then on the field complains where it is not. */
  check(): boolean;
  readonly setReason: (reason: string) => void;
  readonly isMissing: boolean;
}

export function useAskedReason(): AskedReason {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = reason.trim().length < shortest;
  return {
    reason,
    setReason,
    check() {
      setChecked(true);
      return !isShort;
    },
    isMissing: isChecked && isShort,
  };
}

interface AskedReasonFieldProps {
  readonly asked: AskedReason;
  readonly label: string;
  readonly description?: string;
  readonly missing: string;
  readonly maxLength: number;
}

/** The field of an asked reason. */
export function AskedReasonField({
  asked,
  label,
  description,
  missing,
  maxLength,
}: AskedReasonFieldProps) {
  const { reason, setReason, isMissing } = asked;
  return (
    <TextArea
      label={label}
      {...(description ? { description } : {})}
      isRequired
      rows={2}
      value={reason}
      maxLength={maxLength}
      onChange={setReason}
      error={isMissing ? missing : null}
    />
  );
}
