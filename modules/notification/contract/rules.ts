import { z } from 'zod';
import { ChannelCode, channelCodes } from './channels.ts';
import { notificationModuleCodes } from './modules.ts';
import type { NotificationModule } from './modules.ts';

/** Modules people choose channels for: SARABAN is the old spelling of SARABUN. */
export const chosenModules = notificationModuleCodes.filter((code) => code !== 'SARABAN');
export const ChosenModule = z.enum(chosenModules as [NotificationModule, ...NotificationModule[]]);
export type ChosenModule = z.output<typeof ChosenModule>;

/** The module under which a choice for this one is kept. */
export function chosenModuleOf(module: string): string {
  return module === 'SARABAN' ? 'SARABUN' : module;
}

/** Whether a module may send by a channel, and whether it does for people without a choice. */
export const ChannelRule = z.object({
  module: ChosenModule,
  channel: ChannelCode,
  isAllowed: z.boolean(),
  isDefault: z.boolean(),
});
export type ChannelRule = z.output<typeof ChannelRule>;

/**
 * Rules until the agency sets its own. E-mail is off until a person chooses it, because the bell
 * shows everything; LINE and push are on, because linking or allowing them is a choice already.
 */
export function usualRules(): ChannelRule[] {
  return chosenModules.flatMap((module) =>
    channelCodes.map((channel) => ({
      module,
      channel,
      isAllowed: true,
      isDefault: channel !== 'email',
    })),
  );
}
