import type { RequestCard } from '@sarn/certificate/contract';
import { Button, useDialogs, useToasts, useWords } from '@sarn/platform-web';
import { useWithdraw } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

/** Takes the own request back. */
export function WithdrawButton({ request }: { readonly request: RequestCard }) {
  const say = useWords(certificateWords);
  const toasts = useToasts();
  const dialogs = useDialogs();
  const withdraw = useWithdraw();
  const take = async () => {
    const asked = { title: say('withdraw'), text: say('elsewhere.withdrawText') };
    const isElsewhere = request.issuer === 'other';
    // It may lie with the authority already, and the key is given up with it.
    if (isElsewhere && !(await dialogs.confirm({ ...asked, tone: 'warning' }))) return;
    withdraw.mutate(
      { id: request.id },
      {
        onSuccess: () => toasts.show({ tone: 'success', title: say('withdrawn') }),
        onError: (error) => toasts.fail(error),
      },
    );
  };
  return (
    <Button isPending={withdraw.isPending} onPress={() => void take()}>
      {say('withdraw')}
    </Button>
  );
}
