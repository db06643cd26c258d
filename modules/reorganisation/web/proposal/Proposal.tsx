import {
  Badge,
  Button,
  ErrorSummary,
  formatDay,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { openMatters } from '@sarn/reorganisation/contract';
import type { UnitProposal } from '@sarn/reorganisation/contract';
import { LeftBefore } from '../left/LeftBefore.tsx';
import { useDecideProposal } from './proposal.client.ts';
import { ProposalRegisters, ProposalWork } from './ProposalWork.tsx';
import { proposalWords } from './words/proposal-words.ts';

interface ProposalProps {
  readonly proposal: UnitProposal;
  readonly onRefuse: () => void;
}

/** One proposal: what is asked, by whom, what waits in the unit then and now, and the decision. */
export function Proposal({ proposal, onRefuse }: ProposalProps) {
  const say = useWords(proposalWords);
  const decide = useDecideProposal();
  const { unit, act, to, isOwn, isStale, note } = proposal;
  return (
    <li className="proposal">
      <div>
        <strong>{unit.name}</strong> <Badge tone="warning">{say(`act.${act}`, { to })}</Badge>
        <ProposalFacts proposal={proposal} />
        {note && <p className="s-small">{note}</p>}
      </div>
      <ProposalWork proposal={proposal} />
      <ProposalRegisters proposal={proposal} />
      {proposal.left.length > 0 && <LeftBefore left={proposal.left} />}
      {isOwn && proposal.aloneAt === null && <p className="s-small">{say('own')}</p>}
      {isStale && <p className="proposal-stale s-tone-warning">{say('stale')}</p>}
      <ErrorSummary error={decide.error} isFocused />
      <div className="proposal-acts">
        {!isOwn && !isStale && <ConfirmButton proposal={proposal} decide={decide} />}
        <Button
          aria-label={say(isOwn ? 'withdrawOf' : 'refuseOf', { unit: unit.name })}
          onPress={onRefuse}
        >
          {say(isOwn ? 'withdraw' : 'refuse')}
        </Button>
      </div>
    </li>
  );
}

function ProposalFacts({ proposal }: Pick<ProposalProps, 'proposal'>) {
  const say = useWords(proposalWords);
  const language = useLanguage();
  const { act, day, orderNo, askedName, askedAt, expiresAt, aloneAt } = proposal;
  const moment = (at: string) => formatMoment(at, language);
  return (
    <>
      <p>
        {say('facts', {
          day: say(`day.${act}`, { day: formatDay(day, language, 'full') }),
          order: orderNo,
        })}
      </p>
      <p className="s-small s-muted">
        {say('by', { name: askedName, at: moment(askedAt) })} ·{' '}
        {aloneAt === null
          ? say('until', { at: moment(expiresAt) })
          : say('alone', { at: moment(aloneAt) })}
      </p>
    </>
  );
}

interface ConfirmButtonProps extends Pick<ProposalProps, 'proposal'> {
  readonly decide: ReturnType<typeof useDecideProposal>;
}

function ConfirmButton({ proposal, decide }: ConfirmButtonProps) {
  const say = useWords(proposalWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const { id, unit, act, to, work } = proposal;
  const confirm = async (): Promise<void> => {
    const seen = openMatters(work);
    const isSure = await dialogs.confirm({
      title: say(`sure.${act}`, { unit: unit.name, to }),
      text: say('sureText', { count: seen }),
      tone: 'danger',
      confirmLabel: say('confirm'),
    });
    if (!isSure) return;
    decide.mutate(
      { proposalId: id, decision: 'confirm', seen },
      { onSuccess: () => void toasts.show({ tone: 'success', title: say('confirmed') }) },
    );
  };
  return (
    <Button
      variant="primary"
      aria-label={say('confirmOf', { unit: unit.name })}
      isPending={decide.isPending}
      onPress={() => void confirm()}
    >
      {say('confirm')}
    </Button>
  );
}
