import { useWords } from '@sarn/platform-web';
import { BookOpen, Eye, Inbox, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UnitEffect } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';

/** What a move touches, in numbers: people, registers, open matters, readers. */
export function EffectFacts({ effect }: { readonly effect: UnitEffect }) {
  const say = useWords(unitsWords);
  const { people, units, registers, work, heads } = effect;
  const open = work.onWay + work.inWork + work.own;
  return (
    <ul className="units-effect" aria-label={say('effect.title')}>
      <Fact icon={<Users size={20} />} title={say('effect.people', { count: people })}>
        {[units > 1 && say('effect.units', { count: units }), say('effect.peopleText')]
          .filter(Boolean)
          .join(' · ')}
      </Fact>
      <Fact
        icon={<BookOpen size={20} />}
        title={say('effect.registers', { count: registers.length })}
      >
        {heads?.coded
          ? say('effect.coded', { before: heads.coded.before.name, after: heads.coded.after.name })
          : say('effect.registersText')}
      </Fact>
      <Fact icon={<Inbox size={20} />} title={say('effect.open', { count: open })}>
        {heads && heads.waiting > 0
          ? say('effect.waiting', { count: heads.waiting })
          : say('effect.openText')}
      </Fact>
      {heads && (
        <Fact icon={<Eye size={20} />} title={say('effect.readers', { count: heads.documents })}>
          {say('effect.readersText')}
        </Fact>
      )}
    </ul>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <li>
      <span aria-hidden="true">{icon}</span>
      <span>
        <strong>{title}</strong>
        <span className="s-small s-muted">{children}</span>
      </span>
    </li>
  );
}
