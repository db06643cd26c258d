import { useWords } from '@sarn/platform-web';
import { actTerms, stateTerm } from '@sarn/document/contract';
import type { Transition } from '@sarn/document/contract';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { outcomeWords } from './words/outcome-words.ts';

/** The acts of a state: who may do them, under which condition, and the state afterwards. */
export function ActLines({ acts }: { readonly acts: readonly Transition[] }) {
  const say = useWords(registryWords);
  const sayFlow = useWords(outcomeWords);
  const term = useTerms();
  if (acts.length === 0) return <span className="s-muted">{sayFlow('help.noAct')}</span>;
  return acts.map((act) => (
    <p key={act.act}>
      <strong>{term(actTerms[act.act])}</strong> (
      {act.by.map((role) => say(`roles.${role}`)).join(', ')}){' → '}
      {act.to === 'computed' ? sayFlow('help.computed') : term(stateTerm(act.on, act.to))}
      {act.guards && (
        <span className="s-small s-muted">
          {' '}
          {act.guards.map((guard) => say(`guards.${guard}`)).join(' · ')}
        </span>
      )}
    </p>
  ));
}
