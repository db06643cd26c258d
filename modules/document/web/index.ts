export { documentWeb } from './manifest.ts';
export * from './document/page-parts.ts';
export { ActDialog } from './act/ActDialog.tsx';
export { beginPrimaryAct } from './act/begin-act.ts';
export { sentCapacity } from './act/capacity-choice.ts';
export { actEffects } from './act/act-effects.ts';
export type { ActContext, ActFieldsProps, ActFormTable } from './act/act-form.ts';
export { actForm } from './act/act-form.ts';
export type { DigitalAct } from './act/digital-act.ts';
export type { WithFiles } from './act/forms-text.tsx';
export { NoteAndFiles, NoteField, ReasonField, withFilesInput } from './act/forms-text.tsx';
export { periodText } from './act/period.ts';
export { useAfterAct } from './act/use-after-act.ts';
export { actingForWords } from './act/words/acting-for-words.ts';
export { DocumentHost } from './document/DocumentHost.tsx';
export { PartProviders } from './document/PartProviders.tsx';
export { Returned } from './document/Returned.tsx';
export {
  FileRulesContext,
  QueueNameContext,
  useFileRules,
  useShownQueueName,
} from './document/contexts.ts';
export {
  closeDocument,
  openDocument,
  showDocument,
  useOpenedDocument,
} from './document/open-document.ts';
export { provideDocumentPage } from './document/provide-document-page.ts';
export { signingPart, withDocumentParts } from './document/provided-parts.ts';
export { decodeSent, decodedId, readSent } from './document.wire.ts';
export { dueState, officeToday } from './due.ts';
export { documentPath, registerIncomingPath } from './paths.ts';
export { RecipientPicker } from './picker/RecipientPicker.tsx';
export type { ChosenRecipient } from './picker/recipient.ts';
export { orderedRecipients, recipientKey, toRecipients } from './picker/recipient.ts';
export { actOnRow, waitingOnRow } from './offline/waiting-rows.ts';
export type { RowDone } from './offline/waiting-rows.ts';
export { seldomHeard, useDocument, useRegistryLive } from './registry.client.ts';
export { DueBadge } from './shown/DueBadge.tsx';
export { useDueText } from './shown/due-text.ts';
export { useOfficeCalendar } from './shown/office-calendar.client.ts';
export { DueField } from './shown/DueField.tsx';
export { LinkedRows } from './shown/LinkedRows.tsx';
export { PanelSection } from './shown/PanelSection.tsx';
export { SearchedTable } from './shown/SearchedTable.tsx';
export { chosenOf, useSearched } from './shown/use-searched.ts';
export { SpeedBadge } from './shown/SpeedBadge.tsx';
export { documentTone, stateTone } from './shown/state-tone.ts';
export { useTermOptions } from './shown/use-term-options.ts';
export type { Term } from './term.ts';
export { useTerms } from './term.ts';
export { en } from './words/en.ts';
export { registryWords } from './words/registry-words.ts';
export { th } from './words/th.ts';
