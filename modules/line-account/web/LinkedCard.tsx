import type { LineAccount } from '@sarn/line-account/contract';
import {
  Badge,
  Button,
  Card,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useUnlink } from './line.client.ts';
import { lineWords } from './words/line-words.ts';

export interface LinkedCardProps {
  readonly link: NonNullable<LineAccount['link']>;
  readonly officialId: string;
}

/** The linked LINE account, and the button to unlink it. */
export function LinkedCard({ link, officialId }: LinkedCardProps) {
  const say = useWords(lineWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const unlink = useUnlink(() => toasts.show({ tone: 'success', title: say('line.unlinked') }));
  const ask = async () => {
    const isSure = await dialogs.confirm({
      title: say('line.unlinkAsk'),
      text: say('line.unlinkText'),
      tone: 'warning',
      confirmLabel: say('line.unlink'),
    });
    if (!isSure) return;
    unlink.mutate(undefined, {
      onError: (error) => toasts.fail(error),
    });
  };
  const badge = link.isBlocked ? (
    <Badge tone="warning">{say('line.blocked')}</Badge>
  ) : (
    <Badge tone="success">{say('line.linked')}</Badge>
  );
  return (
    <Card>
      <div className="line-linked">
        <p>
          {badge} {say('line.linkedSince', { at: formatMoment(link.linkedAt, language) })}
        </p>
        <p>{say(link.isBlocked ? 'line.blockedText' : 'line.linkedText', { id: officialId })}</p>
        <Button isPending={unlink.isPending} onPress={() => void ask()}>
          {say('line.unlink')}
        </Button>
      </div>
    </Card>
  );
}
