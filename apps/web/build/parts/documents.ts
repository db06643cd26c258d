import type { Part } from './part.ts';

/** What several pages of documents share; calls and phrases apart from components. */
export const documents: readonly Part[] = [
  {
    name: 'document-words',
    of: ['modules/document/web/registry.css', 'modules/document/web/words/registry-words.ts'],
  },
  {
    // Calls and rules of many of these pages.
    name: 'records',
    of: [
      'modules/contact/contract/send-methods.ts',
      'modules/correspondence/contract/{letter.forms,outside-states}.ts',
      'modules/dispatch/contract/dispatch.ts',
      'modules/dispatch/web/outside-tones.ts',
      'modules/document-classes/contract/instructions.ts',
      'modules/document-classes/web/instruction-hooks.ts',
      'modules/document/contract/{classified,letters,publications,queues,recipient}.ts',
      'modules/document/web/act/capacity-choice.ts',
      'modules/document/web/act/words/acting-for-words.ts',
      'modules/document/web/document/{Returned.tsx,returned.css,returned.ts,shown-state.ts}',
      'modules/document/web/shown/DueBadge.tsx',
      'modules/document/web/words/returned-words.ts',
      'modules/intake/contract/incoming.api.ts',
      'modules/intake/web/register/register-draft.ts',
      'modules/organisation/contract/calendar.api.ts',
      'modules/register/contract/register.forms.ts',
      'modules/retention/web/{retention.client,use-class-options}.ts',
      'modules/retention/web/kept/kept.client.ts',
      'platform/kernel/fold.ts',
      'modules/search/contract/search.api.ts',
      'modules/search/web/{Found.tsx,found.ts}',
      'modules/worklist/web/list/list.client.ts',
      'modules/worklist/web/queue/{queue-order,queue-view,queue.client}.ts',
      'modules/worklist/web/rows-copy.ts',
    ],
  },
  // In lists of files and in uploads, which are seldom on one page.
  { name: 'file-name', of: ['platform/web/display/FileName.tsx'] },
  {
    name: 'file-view',
    of: [
      'modules/document/web/document/contexts.ts',
      'modules/file/web/{FileList,FileView}.tsx',
      'modules/file/web/pdf/over-pages.ts',
      'modules/file/web/print-blob.ts',
      'modules/file/web/words/file-words.ts',
      'modules/printed-document/contract/*.ts',
      'modules/printed-document/web/copy/{classified-copy,copy}{-words,.client}.ts',
      'modules/printed-document/web/copy/copy-act-words.ts',
      'modules/printed-document/web/printed.client.ts',
      'modules/printed-document/web/words/*.ts',
      'modules/printed-document/web/versions/{VersionsBar.tsx,versions.client.ts}',
    ],
  },
  {
    name: 'uploads',
    of: [
      'modules/file/contract/file.errors.ts',
      'modules/file/web/FilePicker.tsx',
      'platform/web/field/{FileUpload.tsx,use-uploads.ts}',
    ],
  },
  {
    name: 'choices',
    of: [
      'modules/correspondence/web/picker/WordBox.tsx',
      'modules/document/web/act/{ActDialog.tsx,use-after-act.ts}',
      // In a sending, in a circulation and in a kept group of recipients.
      'modules/access-control/web/{GroupPeople,GroupRecipients}.tsx',
      'modules/organisation/web/picker/{PeoplePicker,PersonPicker,UnitTree,UnitsPicker}.tsx',
      'modules/organisation/web/picker/picker{-words.ts,.css}',
      'modules/second-factor/web/approval/**',
      'platform/web/field/ComboBox.tsx',
    ],
  },
  {
    // What judges signatures, and what joins the parts of a printed register.
    name: 'pdf-objects',
    of: ['modules/signing/contract/der/{values,write}.ts', 'modules/signing/contract/pdf/*.ts'],
  },
  {
    // On the profile, beside documents, where many are signed, and on the public page of verification.
    name: 'signatures',
    of: [
      'modules/certificate/contract/**',
      'modules/foreign-authority/contract/**',
      'modules/foreign-authority/web/words/revocation-failure-words.ts',
      'modules/signing/contract/grouped-hash.ts',
      'modules/signature/contract/**',
      'modules/signature/web/{CertificateLine,CodeField,CodeWays,FullHash}.tsx',
      'modules/signature/web/{bytes,judge-file}.ts',
      'modules/signature/web/{signature.client.ts,signature.css}',
      'modules/signature/web/{words,timestamps/words}/**',
    ],
  },
  {
    // On the page of a draft, beside its form, and on the page of its remarks.
    name: 'remarks',
    of: [
      'modules/review/contract/**',
      'modules/review/web/remarks-notice.css',
      'modules/review/web/review.client.ts',
      'modules/review/web/words/*.ts',
    ],
  },
  { name: 'retention', of: ['modules/retention/web/words/retention-words.ts'] },
  { name: 'holds', of: ['modules/retention/web/{HoldDialog,LiftDialog,ReasonField}.tsx'] },
  {
    name: 'lists',
    of: [
      'modules/circulation/web/circulation.{client.ts,css}',
      'modules/circulation/web/words/circulation-words.ts',
      'modules/worklist/web/list/words/list-words.ts',
    ],
  },
  { name: 'folders', of: ['modules/worklist/web/folder/FolderSelect.tsx'] },
  {
    name: 'registers',
    of: [
      'modules/assignment/web/assignments.css',
      'modules/assignment/web/words/assignments-words.ts',
      'modules/register/web/book.client.ts',
      'modules/register/web/words/book-words.ts',
    ],
  },
  {
    name: 'flows',
    of: [
      'modules/correspondence/contract/flow/flows.ts',
      'modules/document/contract/vocabulary.ts',
      'modules/document/web/shown/state-tone.ts',
    ],
  },
  {
    // Phrases of letters and publications, and of classified ones.
    name: 'letters',
    of: [
      'modules/phrase/contract/{phrase.api,phrase-table}.ts',
      'modules/phrase/web/{filled-phrase,phrase.client,shared-phrases}.ts',
      'modules/phrase/web/{PhraseInsert,PhraseManager}.tsx',
      'modules/phrase/web/phrase.css',
      'modules/phrase/web/words/*.ts',
      'modules/classification/contract/classification.ts',
      'modules/classification/web/ReasonDialog.tsx',
      'modules/classification/web/classification.{client.ts,css}',
      'modules/correspondence/contract/letter.errors.ts',
      'modules/document-classes/contract/salutations.ts',
      'modules/document-classes/web/salutation-hooks.ts',
      'modules/correspondence/contract/reply/reply.errors.ts',
      'modules/correspondence/web/letter/letter.css',
      'modules/correspondence/web/{change,letter,meeting,reply}/words/*.ts',
      'modules/document/contract/validity.ts',
      'modules/order-form/contract/order.errors.ts',
      'modules/order-form/web/words/*.ts',
      'modules/minutes/web/words/*.ts',
    ],
  },
  {
    name: 'letter-form',
    of: [
      'modules/document/web/shown/DueField.tsx',
      'modules/intake/web/register/RegisterFields.tsx',
      'modules/intake/web/registration/{ReceiveStamp,StampOf}.tsx',
      'modules/intake/web/registration/registration.css',
      'modules/intake/web/registration/words/registration-words.ts',
      'modules/register/web/{ReservedChoice,ReservedNumberField}.tsx',
    ],
  },
  {
    // Of the page of acting orders and of a command by which one is entered.
    name: 'acting',
    of: ['modules/delegation/web/acting.client.ts', 'modules/delegation/web/words/acting-words.ts'],
  },
  {
    name: 'document',
    of: [
      // Directly in `web`, or in a folder of it.
      'modules/*/web/document-page.tsx',
      'modules/*/web/*/document-page.tsx',
      'modules/document/web/document/Document{Page,View}.tsx',
      'modules/document/web/document/own-parts.tsx',
    ],
  },
  // The list of the settings comes from all modules, and is shown at once.
  {
    name: 'setting-screens',
    of: ['modules/*/web/setting-screens.ts', 'modules/register/web/display/setting-screens.ts'],
  },
];
