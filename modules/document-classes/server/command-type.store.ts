import { AppError } from '@sarn/kernel';
import type { Clock, Handle, SettingsTable } from '@sarn/platform-server';
import { commandTypeTable, instructionTable } from '../contract/index.ts';
import type { InstructionUse } from '../contract/index.ts';
import { assertOffered } from './offered.ts';
import { classTables } from './tables.ts';

export const commandTypes: SettingsTable = { table: commandTypeTable, sqlTable: 'command_type' };
export const instructions: SettingsTable = { table: instructionTable, sqlTable: 'instruction' };

/** A form of order, with its names of today. */
export interface CommandType {
  readonly th: string;
  readonly en: string;
  readonly hasNamed: boolean;
  readonly isForNamed: boolean;
  readonly offersActing: boolean;
}

export async function findCommandType(h: Handle, code: string): Promise<CommandType | null> {
  const found = await classTables(h)
    .selectFrom('command_type')
    .select(['name_th as th', 'name_en', 'has_named as hasNamed', 'is_for_named as isForNamed'])
    .select('offers_acting as offersActing')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) return null;
  const { name_en, ...type } = found;
  return { ...type, en: name_en || type.th };
}

/**
 * The words of an instruction that a form was given, as they are printed.
 *
 * @throws AppError 'settings.ended' (R12), 'settings.unknown-value'
 */
export async function instructionWords(
  platform: { readonly clock: Clock },
  h: Handle,
  code: string,
  use: InstructionUse,
): Promise<string> {
  const found = await assertOffered(platform, h, instructions, code, null);
  if (found.values['use'] !== use) {
    throw new AppError('settings.unknown-value', { name: found.nameTh });
  }
  return found.nameTh;
}
