import { useMe } from '@sarn/organisation/web';
import { lineRegisters } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';
import { LinkButton, useWords } from '@sarn/platform-web';
import type { PanelShown } from '@sarn/platform-web';
import { PermissionHelp } from './PermissionHelp.tsx';
import { isOfPermission, settingsOf } from './refusal-settings.ts';
import { WhyNumber } from './WhyNumber.tsx';
import { accessWords } from './words/access-words.ts';

/** Below a refusal that a permission or a setting decides. */
export function RefusalHelp(shown: PanelShown) {
  return isOfPermission(shown.subjectId) ? (
    <PermissionHelp params={shown.params} />
  ) : (
    <SettingHelp {...shown} />
  );
}

/** For who may change the setting that decides: its page, with the row that the refusal names. */
function SettingHelp({ subjectId: code, params }: PanelShown) {
  const say = useWords(accessWords);
  const me = useMe();
  const found = settingsOf(code);
  if (!found || !me.data) return null;
  const { permissions, limited = [] } = me.data;
  const mayChange = permissions.includes(found.permission) && !limited.includes(found.permission);
  if (found.isOfNumbers) return <WhyNumber />;
  if (!mayChange) return null;
  const row =
    params['row'] === undefined ? '' : `?${new URLSearchParams({ row: `${params['row']}` })}`;
  return (
    <LinkButton href={`/settings/${settingsMenus.centre}/${found.path}${row}`} variant="quiet">
      {say('why.change')}
    </LinkButton>
  );
}

/** On the page of a register in which the reader gives no numbers; the subject is `kind unit`. */
export function WhyOfRegister({ subjectId }: Pick<PanelShown, 'subjectId'>) {
  const [kind, unitId = ''] = subjectId.split(' ');
  const known = lineRegisters.find((one) => one === kind);
  return known ? <WhyNumber kind={known} unitId={unitId} /> : null;
}
