// Everything in public.ts, and the components over React Aria.
export * from './public.ts';
export * from './PlatformProvider.tsx';
export * from './panels.tsx';
export * from './class-names.ts';
export * from './defined.ts';
export { queryDefaults } from './api/query-defaults.ts';
export * from './api/upload.ts';
export * from './live/live.ts';
export * from './live/use-live.ts';
export { isUnder, lookAgain } from './live/look-again.ts';
export { setBusy } from './busy/busy.ts';
export { watchQueries } from './busy/watch-queries.ts';
export * from './words/aria-words.ts';

export * from './action/Button.tsx';
export * from './action/IconButton.tsx';
export * from './action/LinkButton.tsx';

export * from './field/CheckboxField.tsx';
export * from './field/CheckboxGroup.tsx';
export * from './field/ComboBox.tsx';
export * from './field/DateField.tsx';
export * from './field/DatePicker.tsx';
export * from './field/FileUpload.tsx';
export * from './field/NumberField.tsx';
export * from './field/PasswordField.tsx';
export * from './field/RadioGroup.tsx';
export * from './field/SearchField.tsx';
export * from './field/Select.tsx';
export * from './field/Slider.tsx';
export * from './field/TextArea.tsx';
export * from './field/TextField.tsx';
export * from './field/file-refusal.ts';
export * from './field/option.ts';
export * from './field/upload-item.ts';
export * from './field/use-uploads.ts';
export type { FieldProps } from './field/FieldParts.tsx';
export type { LoadOptions } from './field/use-options.ts';

export * from './overlay/Dialog.tsx';
export * from './overlay/Menu.tsx';
export * from './overlay/Popover.tsx';
export * from './overlay/Tooltip.tsx';
export * from './overlay/dialogs.ts';
export { toasts, useToasts } from './overlay/toasts.ts';
export type { ToastContent, ToastOptions, Toasts } from './overlay/toasts.ts';

export * from './display/Avatar.tsx';
export * from './display/Badge.tsx';
export * from './display/DescriptionList.tsx';
export * from './display/EmptyList.tsx';
export * from './display/EmptyState.tsx';
export * from './display/ErrorSummary.tsx';
export * from './display/ChangeHistory.tsx';
export * from './display/Loaded.tsx';
export * from './display/Pagination.tsx';
export * from './display/Progress.tsx';
export * from './display/Skeleton.tsx';
export * from './display/Spinner.tsx';
export * from './display/Table.tsx';
export { TableKeys } from './display/TableKeys.tsx';
export * from './display/Timeline.tsx';
export * from './display/UnreadMark.tsx';
export { WholeChoice } from './display/WholeChoice.tsx';
export { useWholeChoice, wholeChoiceLimit } from './display/use-whole-choice.ts';
export type { WholeOffer } from './display/use-whole-choice.ts';
export * from './own-address.ts';
export * from './shown/Moment.tsx';
export * from './shown/saved-when.ts';
export * from './shown/WholeText.tsx';
export * from './display/table-shape.ts';
export { useRowOrder } from './display/use-row-order.ts';

export * from './layout/Card.tsx';
export * from './layout/Disclosure.tsx';
export * from './layout/FilterBar.tsx';
export * from './layout/FormDialog.tsx';
export { useFormSlot } from './layout/form-slot.ts';
export * from './layout/FormLayout.tsx';
export { PageActions } from './layout/PageActions.tsx';
export * from './layout/PageHeader.tsx';
export * from './setting-params.ts';
export * from './layout/SaveForm.tsx';
export * from './layout/BesideForm.tsx';
export { useFormBeside } from './layout/beside-context.ts';
export * from './layout/FormPart.tsx';
export * from './layout/SplitView.tsx';
export * from './layout/Tabs.tsx';
export * from './layout/VisuallyHidden.tsx';
export * from './form/use-dialog-form.ts';
export * from './stale/StaleDifference.tsx';
export * from './stale/StaleForm.tsx';
export { isStale, useNewer } from './stale/use-stale.ts';
export { clearDevice, countOnDevice, deviceStore } from './form/kept/device-store.ts';
export { KeptWhereProvider, useKeptWhere } from './form/kept/input-keeper.ts';
export type { KeptWhere } from './form/kept/input-keeper.ts';
export { forgetOnDevice, inputOnDevice, provideInputStores } from './form/kept/stored-input.ts';
export type { InputStore, ListedInput, StoredInput } from './form/kept/stored-input.ts';
export { useLeaveQuestion } from './form/kept/use-leave-question.ts';
export { LineRefusal } from './offline/LineRefusal.tsx';
export { LineBar } from './offline/LineBar.tsx';
export { CopyOf, useCopyOf } from './offline/copy-of.ts';
export {
  dropCopiesAbout,
  endCopies,
  keptDocuments,
  orCopy,
  orWholeCopy,
  provideCopies,
} from './offline/kept-answers.ts';
export type { CopyRule } from './offline/kept-answers.ts';
export type { LeftOutField, PastedRest } from './editor/pasted/left-out.ts';
export { keptRest, undecided } from './editor/pasted/undecided.ts';
export { lineState, onLineBack, tryLine } from './offline/line.ts';
export { CopyNote, WaitingMark } from './offline/marks.tsx';
export { startLine } from './offline/start-line.ts';
export { useLine, useWaitingActs } from './offline/use-offline.ts';
export type { OutboxPorts } from './offline/waiting/outbox.ts';
export { waitingActs } from './offline/waiting/outbox.ts';
export { isRefusedAct, typedTexts } from './offline/waiting/waiting-act.ts';
export type { Happened, WaitingAct } from './offline/waiting/waiting-act.ts';
export { closeOutbox, provideOutbox, sendWaiting, takeBackAll } from './offline/waiting/waiting.ts';
export { orWait } from './offline/waiting/or-waiting.ts';
export type { PressedAct } from './offline/waiting/waiting.ts';
export { offlineWords } from './offline/words/offline-words.ts';
export * from './layout/use-box-width.ts';
export * from './layout/ChoiceCell.tsx';
export * from './layout/use-cell-keys.ts';
export * from './layout/use-phone.ts';
export { WayBackProvider } from './layout/way-back.ts';
export { useMounted } from './use-mounted.ts';
export * from './use-on-screen.ts';
export type { BulkActionProps } from './described/bulk-action.ts';
export type { RowDraft } from './described/row-draft.ts';
export type { TablePreviewProps } from './described/table-preview.ts';
export { askedRow, useOpened } from './described/asked-row.ts';
export { useSettingOptions } from './described/described.client.ts';
export { FieldInput } from './described/FieldInput.tsx';
