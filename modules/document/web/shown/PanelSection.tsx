import { Disclosure, useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { registryWords } from '../words/registry-words.ts';

interface PanelSectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A section of the panel beside a document; not drawn while it is empty. */
export function PanelSection({ title, count, children }: PanelSectionProps) {
  const say = useWords(registryWords);
  if (count === 0) return null;
  return (
    <Disclosure
      title={title}
      aside={<span className="s-small s-muted">{say('count.plain', { count })}</span>}
      isOpenAtFirst
    >
      {children}
    </Disclosure>
  );
}
