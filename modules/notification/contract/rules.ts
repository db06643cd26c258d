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

/** By which channel a module may tell, and whether it does for people who have not chosen. */
export const ChannelRule = z.object({
  module: ChosenModule,
  channel: ChannelCode,
  isAllowed: z.boolean(),
  isDefault: z.boolean(),
});
export type ChannelRule = z.output<typeof ChannelRule>;

/**
 * What holds until the agency says otherwise. E-mail is for those who ask for it, for the bell
 * tells everything; who links LINE or switches push on has asked already.
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
