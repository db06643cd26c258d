import type { Handle } from '@sarn/platform-server';
import { chosenModuleOf, usualRules } from '../../contract/index.ts';
import type { ChannelCode, ChannelRule } from '../../contract/index.ts';
import { listRules } from './setting.store.ts';

/** The rules of the agency by module and channel; an unlisted module may not send. */
export interface ChannelRules {
  readonly rows: readonly ChannelRule[];
  of(module: string, channel: ChannelCode): Pick<ChannelRule, 'isAllowed' | 'isDefault'>;
}

/** The rules of the agency, and those of the product where it has set none. */
export async function readRules(h: Handle): Promise<ChannelRules> {
  const key = (module: string, channel: string) => `${module} ${channel}`;
  const own = new Map((await listRules(h)).map((rule) => [key(rule.module, rule.channel), rule]));
  const rows = usualRules().map((rule) => own.get(key(rule.module, rule.channel)) ?? rule);
  const known = new Map(rows.map((rule) => [key(rule.module, rule.channel), rule]));
  const closed = { isAllowed: false, isDefault: false };
  return {
    rows,
    of: (module, channel) => known.get(key(chosenModuleOf(module), channel)) ?? closed,
  };
}
