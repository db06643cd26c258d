import { lineRegisters } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';
import { LinkButton, useWords } from '@sarn/platform-web';
import { useMe } from './access.client.ts';
import { settingsOf } from './refusal-settings.ts';
import { WhyNumber } from './WhyNumber.tsx';
import { accessWords } from './words/access-words.ts';

interface PanelProps {
  readonly subjectId: string;
}

/** Below a refusal that a setting decides. */
export function RefusalHelp({ subjectId: code }: PanelProps) {
  const say = useWords(accessWords);
  const me = useMe();
  const found = settingsOf(code);
  if (!found || !me.data) return null;
  const { permissions, limited = [] } = me.data;
  const mayChange = permissions.includes(found.permission) && !limited.includes(found.permission);
  if (found.isOfNumbers) return <WhyNumber />;
  if (!mayChange) return null;
  return (
    <LinkButton href={`/settings/${settingsMenus.centre}/${found.path}`} variant="quiet">
      {say('why.change')}
    </LinkButton>
  );
}

/** On the page of a register in which the reader gives no numbers; the subject is `kind unit`. */
export function WhyOfRegister({ subjectId }: PanelProps) {
  const [kind, unitId = ''] = subjectId.split(' ');
  const known = lineRegisters.find((one) => one === kind);
  return known ? <WhyNumber kind={known} unitId={unitId} /> : null;
}
