import { Button, PasswordField, errorText, useWords } from '@sarn/platform-web';
import type { PasswordFieldProps } from '@sarn/platform-web';
import { Fingerprint, ShieldCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { approvalWords } from './approval-words.ts';
import { useApprove, useHasPasskey } from './approval.client.ts';
import './approval.css';

const isApproval = (given: string): boolean => given.startsWith('approval.');
/** A little less than the server keeps it (`approvalSeconds`): what it refuses is not offered. */
const keptMs = 285_000;

/**
 * Confirms an act: by a passkey for those who have one, else by the password. Its value is the password,
 * or what the server gave for the passkey; both are sent in the same place.
 */
export function ApprovalField(props: PasswordFieldProps) {
  const say = useWords(approvalWords);
  const hasPasskey = useHasPasskey();
  const [wantsPassword, setWantsPassword] = useState(false);
  const isTyped = props.value !== '' && !isApproval(props.value);
  if (!hasPasskey) return <PasswordField {...props} />;
  const change = (next: boolean) => {
    props.onChange('');
    setWantsPassword(next);
  };
  if (wantsPassword || isTyped) {
    return (
      <div className="approval">
        <PasswordField {...props} />
        <Button size="s" variant="ghost" onPress={() => change(false)}>
          {say('toPasskey')}
        </Button>
      </div>
    );
  }
  return <ByPasskey {...props} onPassword={() => change(true)} />;
}

function ByPasskey(props: PasswordFieldProps & { readonly onPassword: () => void }) {
  const { value, onChange, error, onPassword } = props;
  const say = useWords(approvalWords);
  const approve = useApprove(onChange);
  const isGiven = isApproval(value);
  const forget = useEffectEvent(() => onChange(''));
  useEffect(() => {
    if (!isApproval(value)) return;
    const timer = setTimeout(forget, keptMs);
    return () => clearTimeout(timer);
  }, [value]);
  const fault = approve.error ? errorText(approve.error) : error && !isGiven && say('missing');
  return (
    <div
      className="approval"
      data-given={isGiven || undefined}
      role="group"
      aria-label={say('label')}
    >
      <span className="s-label">
        {say('label')} <span className="s-required">*</span>
      </span>
      <Button
        isWide
        icon={isGiven ? <ShieldCheck size={20} /> : <Fingerprint size={20} />}
        isPending={approve.isPending}
        onPress={() => approve.mutate()}
      >
        {say(isGiven ? 'given' : 'use')}
      </Button>
      <p className="s-small s-muted" role="status">
        {say(isGiven ? 'givenNext' : 'hint')}
      </p>
      {fault && (
        <p className="s-field-error" role="alert">
          {fault}
        </p>
      )}
      {!isGiven && (
        <Button size="s" variant="ghost" onPress={onPassword}>
          {say('toPassword')}
        </Button>
      )}
    </div>
  );
}
