import { useTerms } from '@sarn/document/web';
import { useLanguage, useWords } from '@sarn/platform-web';
import type { UnitProposal } from '@sarn/reorganisation/contract';
import { proposalWords } from './words/proposal-words.ts';

const counted = [
  ...(['onWay', 'inWork', 'assignments', 'own'] as const),
  ...(['reserved', 'children', 'officers', 'leaders'] as const),
];

/** Registers that close with the unit; a split leaves them open. */
export function ProposalRegisters({ proposal }: { readonly proposal: UnitProposal }) {
  const say = useWords(proposalWords);
  const term = useTerms();
  const language = useLanguage();
  if (proposal.act === 'split' || proposal.registers.length === 0) return null;
  const lines = proposal.registers.map(({ kindTerm, year, lastNumber }) =>
    say('register', {
      kind: term(kindTerm),
      year: String(language === 'en' ? year - 543 : year),
      number: lastNumber,
    }),
  );
  return (
    <p className="s-small">
      {say('registers')}: {lines.join(' · ')}
    </p>
  );
}

/** What waited in the unit when it was proposed, and what waits there now; only what there is. */
export function ProposalWork({ proposal }: { readonly proposal: UnitProposal }) {
  const say = useWords(proposalWords);
  const { unit, shown, work } = proposal;
  const lines = counted.filter((what) => shown[what] > 0 || work[what] > 0);
  if (lines.length === 0) return null;
  return (
    <table className="proposal-work">
      <caption className="s-hidden">{say('work', { unit: unit.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('what')}</th>
          <th scope="col">{say('shown')}</th>
          <th scope="col">{say('now')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((what) => (
          <tr key={what} data-other={shown[what] !== work[what] || undefined}>
            <th scope="row">{say(`count.${what}`)}</th>
            <td>{shown[what]}</td>
            <td>{work[what]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
