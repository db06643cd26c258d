import { Button, useDialogs, useToasts, useWords } from '@sarn/platform-web';
import { useReleaseSigning, useRemindSigner } from './jobs.client.ts';
import type { About } from './jobs.client.ts';
import { jobWords } from './words/job-words.ts';

interface JobActionsProps extends About {
  /** Nothing signs it any more, or it was paused. */
  readonly mayRelease: boolean;
}

/** What the administrator can do: end what hangs, and tell the signatory, who alone has the key. */
export function JobActions({ what, id, mayRelease }: JobActionsProps) {
  const say = useWords(jobWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const release = useReleaseSigning();
  const remind = useRemindSigner();
  const about = { what, id };
  const onError = (error: unknown) => toasts.fail(error);
  const told = (title: string) => () => toasts.show({ tone: 'success', title });
  const end = async () => {
    const asked = { title: say('releaseTitle'), text: say('releaseText') };
    if (await dialogs.confirm(asked)) {
      release.mutate(about, { onError, onSuccess: told(say('released')) });
    }
  };
  return (
    <div className="signature-job-acts">
      <Button
        size="s"
        isPending={remind.isPending}
        onPress={() => remind.mutate(about, { onError, onSuccess: told(say('reminded')) })}
      >
        {say('remind')}
      </Button>
      {mayRelease && (
        <Button size="s" isPending={release.isPending} onPress={() => void end()}>
          {say('release')}
        </Button>
      )}
    </div>
  );
}
