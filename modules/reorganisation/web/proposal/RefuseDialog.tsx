import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import type { UnitProposal } from '@sarn/reorganisation/contract';
import { useDecideProposal } from './proposal.client.ts';
import { proposalWords } from './words/proposal-words.ts';

interface RefuseDialogProps {
  readonly proposal: UnitProposal;
  readonly onClose: () => void;
}

/** Refuses what another proposed, or withdraws what is proposed by oneself, with the reason. */
export function RefuseDialog({ proposal, onClose }: RefuseDialogProps) {
  const say = useWords(proposalWords);
  const decide = useDecideProposal();
  const { id, unit, isOwn } = proposal;
  const form = useDialogForm({
    name: 'unit.refuse-proposal',
    about: id,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('short') }),
    send: async ({ reason }) =>
      decide.mutateAsync({ proposalId: id, decision: 'refuse', seen: 0, reason }),
    told: () => ({ title: say(isOwn ? 'withdrawn' : 'refused') }),
    onClose,
  });
  return (
    <FormDialog
      title={say(isOwn ? 'withdrawOf' : 'refuseOf', { unit: unit.name })}
      about={<p className="s-muted">{say('refuseText')}</p>}
      form={form}
      label={say(isOwn ? 'withdraw' : 'refuse')}
      onClose={onClose}
    >
      <TextArea label={say('reason')} isRequired maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
