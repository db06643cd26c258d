import { Clock, CircleAlert, Smartphone } from 'lucide-react';
import { Badge } from '../display/Badge.tsx';
import { useWords } from '../words/words.ts';
import { useCopyAt, useMoment, useWaitingActs } from './use-offline.ts';
import { isRefusedAct } from './waiting/waiting-act.ts';
import { offlineWords } from './words/offline-words.ts';

interface WaitingMarkProps {
  readonly subjectId: string;
  /** One row of several of the subject; else all that waits on it. */
  readonly targetId?: string;
}

/** In the row of a document: an act on it waits on this device, or was refused. */
export function WaitingMark({ subjectId, targetId }: WaitingMarkProps) {
  const say = useWords(offlineWords);
  const acts = useWaitingActs().filter(
    (act) => act.subjectId === subjectId && (targetId === undefined || act.targetId === targetId),
  );
  if (acts.length === 0) return null;
  return acts.some(isRefusedAct) ? (
    <Badge tone="danger" icon={<CircleAlert size={14} />}>
      {say('waiting.markRefused')}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<Clock size={14} />}>
      {say('waiting.mark')}
    </Badge>
  );
}

/** From when the answer is that is shown, where it comes from this device. */
export function CopyNote({ copyKey }: { readonly copyKey: string }) {
  const say = useWords(offlineWords);
  const moment = useMoment();
  const at = useCopyAt(copyKey);
  if (at === null) return null;
  return (
    <p className="s-copy-note">
      <Smartphone size={16} aria-hidden="true" />
      {say('copy.asOf', { at: moment(at) })}
    </p>
  );
}
