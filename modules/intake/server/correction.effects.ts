import { AppError } from '@sarn/kernel';
import { findSetting, listAllSettings } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import { isKeptAsEntry } from '@sarn/classification/server';
import { documentTypes, speeds } from '@sarn/document-classes/server';
import {
  contentFields,
  fieldLabels,
  fieldText,
  pickFields,
  registerFieldNames,
} from '@sarn/document/contract';
import type { FormInput, RegisterFieldName } from '@sarn/document/contract';
import { asking, moveDue } from '@sarn/document/server';
import type { DocumentRow, EventDetail, TransitionRun } from '@sarn/document/server';
import { askedFields, isEmptyField } from '../contract/index.ts';
import { registerChange } from './incoming.rules.ts';
import { registrationFields } from './registration/registration.service.ts';

type Form = FormInput<'register'>;

/**
 * Changes what was typed when the letter was registered. Number, register and day of the entry stay, and
 * the history keeps each value that was replaced, with who replaced it, when and why.
 */
export const correctEntry = asking(['correct'], async (run, { input }) => {
  const { deps, tx, actor, subject } = run;
  const { document } = subject;
  const { reason: _, ...typed } = input;
  // Its subject, and what goes with the content, are kept by nobody and not typed in again.
  const isEntryOnly = await isKeptAsEntry(deps, tx, document.secrecy);
  const form: Form = {
    ...typed,
    // The class is changed by an act of its own, which moves files and readers.
    secrecy: document.secrecy as Form['secrecy'],
    ...(isEntryOnly ? pickFields(['title', ...contentFields], document) : {}),
  };
  await assertStillAnswered(tx, form, document);
  const at = { deps, tx, actor, principals: actor.principals };
  const change = await registerChange(at, form, document.id, document);
  const lines = await correctedLines(tx, document, { ...form, ...change });
  if (lines.length === 0) throw new AppError('registry.nothing-corrected');
  await changeDue(run, change);
  // As when it was registered: such a letter is found by nobody.
  Object.assign(run.documentChange, change, isEntryOnly ? { searchText: '' } : {});
  run.detail.push(...lines);
});

/**
 * What the agency requires is not emptied; what was never filled in need not be now.
 *
 * @throws AppError 'registry.field-needed'
 */
async function assertStillAnswered(tx: Handle, form: Form, before: DocumentRow): Promise<void> {
  const asked = askedFields(await listAllSettings(tx, registrationFields), 'outside');
  const emptied = asked.find(
    ({ isRequired, name }) => isRequired && isEmptyField(name, form) && !isEmptyField(name, before),
  );
  if (emptied) throw new AppError('registry.field-needed', { field: emptied.th });
}

/** @throws AppError 'registry.due-sent' once units have the letter: the day was told to them */
async function changeDue(
  { tx, subject: { document } }: TransitionRun,
  { dueDate, dueTime }: { readonly dueDate?: string | null; readonly dueTime?: string },
): Promise<void> {
  const due = { day: dueDate ?? null, time: dueTime ?? '' };
  if (due.day === document.dueDate && due.time === document.dueTime) return;
  if (document.state === 'DISTRIBUTED') throw new AppError('registry.due-sent');
  await moveDue(tx, document.id, due);
}

/** Codes whose rows have names; groups and categories are told by the names that stand beside them. */
const named: Partial<Record<RegisterFieldName, SettingsTable>> = {
  speed: speeds,
  subTypeCode: documentTypes,
};
const untold: readonly RegisterFieldName[] = ['bookGroupCode', 'categoryCode', 'secrecy'];

type Values = Readonly<Partial<Record<RegisterFieldName, string | null | undefined>>>;

/** A line for each field that differs: what stood there, and what stands there now. */
async function correctedLines(h: Handle, before: Values, after: Values): Promise<EventDetail[]> {
  const lines: EventDetail[] = [];
  for (const name of registerFieldNames) {
    const [old, fresh] = [before[name] ?? '', after[name] ?? ''];
    if (old === fresh || untold.includes(name)) continue;
    const shown = await Promise.all([old, fresh].map((value) => shownAs(h, name, value)));
    lines.push({
      label: { th: fieldLabels('th')[name], en: fieldLabels('en')[name] },
      value: shown.map((text) => text || '–').join(' → '),
    });
  }
  return lines;
}

async function shownAs(h: Handle, name: RegisterFieldName, value: string): Promise<string> {
  const table = named[name];
  const row = table && value !== '' ? await findSetting(h, table, value) : undefined;
  return row?.nameTh ?? fieldText(name, value, 'th', 'full');
}
