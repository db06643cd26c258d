import type { FieldValue } from '@sarn/kernel';
import type { FormerPart } from '@sarn/platform-server';
import { channelCodes, chosenModuleOf, moduleEvent } from '../../../contract/index.ts';
import type { NoticeLevel } from '../../../contract/index.ts';

/**
 * What files had before there were events and roles: `SARABUN/email` with whether the channel may be
 * used and whether it is on at first. It becomes the level of the whole module, by the rule by which the
 * migration of the matrix carried over what was stored; events with a level of their own keep it.
 */
export const formerChannels: FormerPart = {
  code: 'notification-channels',
  toRows(former) {
    const rows: Record<string, Record<string, NoticeLevel>> = {};
    for (const [code, fields] of Object.entries(former)) {
      const [module = '', channel] = code.split('/');
      const way = channelCodes.find((one) => one === channel);
      const level = levelOf(fields['isAllowed'], fields['isDefault']);
      if (module === '' || !way || !level) continue;
      (rows[moduleEvent(chosenModuleOf(module))] ??= {})[way] = level;
    }
    return rows;
  },
};

function levelOf(
  isAllowed: FieldValue | undefined,
  isDefault: FieldValue | undefined,
): NoticeLevel | undefined {
  if (isAllowed === false) return 'off';
  if (isAllowed !== true || typeof isDefault !== 'boolean') return undefined;
  return isDefault ? 'on' : 'choice';
}
