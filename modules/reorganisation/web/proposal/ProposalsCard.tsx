import { Card, useOpened, useWords } from '@sarn/platform-web';
import type { UnitProposal } from '@sarn/reorganisation/contract';
import { Proposal } from './Proposal.tsx';
import { useUnitProposals } from './proposal.client.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { proposalWords } from './words/proposal-words.ts';
import './proposal.css';

/** Ends and splits of units that wait for a second person; nothing where none waits. */
export function ProposalsCard() {
  const say = useWords(proposalWords);
  const found = useUnitProposals();
  const rows = found.data?.rows ?? [];
  const [refused, setRefused] = useOpened<UnitProposal>(
    (id, what) => (what === 'refuse' ? rows.find((proposal) => proposal.id === id) : undefined),
    ({ id }) => ({ row: id, what: 'refuse' }),
  );
  if (rows.length === 0) return null;
  return (
    <Card title={say('title')}>
      <ul className="proposal-list">
        {rows.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} onRefuse={() => setRefused(proposal)} />
        ))}
      </ul>
      {refused && <RefuseDialog proposal={refused} onClose={() => setRefused(null)} />}
    </Card>
  );
}
