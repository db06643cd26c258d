import { AppError } from '@sarn/kernel';
import { listAllSettings } from '@sarn/platform-server';
import type { Platform, SettingChangeOf, SettingsTable, Tx } from '@sarn/platform-server';
import { assertOffered, bookGroups, categories, speeds } from '@sarn/document-classes/server';
import { usualSpeed } from '@sarn/document-classes/contract';
import type { FormInput } from '@sarn/document/contract';
import {
  askedFields,
  isEmptyField,
  isFixedField,
  mayHaveStart,
  placeOfRow,
  registrationTable,
  valueName,
} from '../../contract/index.ts';
import type { AskedField, AskedFieldName, RegistrationWay } from '../../contract/index.ts';

/** Tables whose codes are first values of fields. */
const codeTables: Partial<Record<AskedFieldName, SettingsTable>> = {
  ...{ speed: speeds, bookGroup: bookGroups, category: categories },
};

/** The described table of the form of registering. */
export const registrationSettings = (platform: Pick<Platform, 'clock'>): SettingsTable => ({
  ...registrationFields,
  check: (tx, change) => assertRow(platform, tx, change),
});

/** The fields of each way as the agency set them. */
export const registrationFields: SettingsTable = {
  table: registrationTable,
  sqlTable: 'registration_field',
};

/**
 * Refuses what would take a fixed field away, and first values that the form could not hold.
 *
 * @throws AppError 'settings.locked' (R6), 'settings.unknown-value', 'settings.ended' (R12)
 */
async function assertRow(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  { before, after }: SettingChangeOf,
): Promise<void> {
  const place = after && placeOfRow(after.code);
  if (!place) throw new AppError('settings.locked');
  const { isShown, isRequired, startValue } = after.values;
  const changed = (name: string) => before?.values[name] !== after.values[name];
  const isFixed = isFixedField(place.name);
  if (isFixed && (isShown !== true || changed('isRequired'))) throw new AppError('settings.locked');
  // The regulation asks to whom a letter is addressed.
  if (place.name === 'addressee' && isRequired !== true) throw new AppError('settings.locked');
  if (typeof startValue !== 'string' || startValue === '' || !changed('startValue')) return;
  if (!mayHaveStart(place.name)) throw new AppError('settings.locked');
  const table = codeTables[place.name];
  if (table) await assertOffered(platform, tx, table, startValue, null);
}

/**
 * The form as its way asks it: what is hidden takes its first value, and nothing that is required is empty.
 *
 * @throws AppError 'registry.field-needed', 'registry.field-not-asked'
 */
export async function asAsked<Form extends FormInput<'register'>>(
  tx: Tx,
  way: RegistrationWay,
  form: Form,
): Promise<Form> {
  const asked = askedFields(await listAllSettings(tx, registrationFields), way);
  const hidden = asked.filter(({ isShown }) => !isShown);
  const taken = Object.assign({}, ...hidden.map((field) => startOf(field, way, form))) as object;
  const whole = { ...form, ...taken };
  const missing = asked.find(({ isRequired, name }) => isRequired && isEmptyField(name, whole));
  if (missing) throw new AppError('registry.field-needed', { field: missing.th });
  return whole;
}

/** What came with a letter from elsewhere stays, although nobody is asked for it. */
function startOf(
  { name, start, th }: AskedField,
  way: RegistrationWay,
  form: FormInput<'register'>,
): object {
  const isUsual = isEmptyField(name, form) || (name === 'speed' && form.speed === usualSpeed);
  if (isUsual) return start === '' ? {} : { [valueName(name)]: start };
  // The head of the unit is proposed, and is the value of a hidden addressee.
  const isKept = way === 'arrival' || way === 'inside' || name === 'addressee';
  if (isKept || form[valueName(name)] === start) return {};
  throw new AppError('registry.field-not-asked', { field: th });
}
