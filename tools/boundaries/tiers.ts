/**
 * Modules from the lowest tier to the highest. A module imports and reads only from the tiers below
 * its own: what it needs from a higher or equal tier registers itself in a slot of a lower module.
 */
export const TIERS: readonly (readonly string[])[] = [
  // What is known of names and posts; no tables of its own.
  ['person-terms'],
  ['organisation', 'pdf', 'signing'],
  // A session belongs to a person, a file to a person or a unit, a record to a person.
  ['authentication', 'file', 'profile'],
  // By what documents are classed: their columns refer to these tables.
  ['document-classes'],
  // What is written often; by which LINE account a person is reached.
  ['phrase', 'line-account'],
  // A second factor is asked of somebody whose password was right.
  ['notification', 'account', 'second-factor'],
  // Tells by the bell what became of a request.
  ['certificate', 'foreign-authority'],
  // Documents and work on them; `records` only composes these modules.
  ['document'],
  // What a command chose of the forms of orders; who was at a meeting, and its agenda.
  ['order-form', 'minutes'],
  ['search'],
  ['contact', 'register', 'related-documents'],
  // Who may do what; it explains the checks of the modules below it.
  ['access-control'],
  // Who may create which kind of document, and who gets it next.
  ['creation', 'routing'],
  ['classification'],
  ['correspondence'],
  ['intake', 'assignment', 'delegation', 'printed-document'],
  [
    'dispatch',
    'circulation',
    'retention',
    'data-migration',
    'annotation',
    'review',
    'signature',
    'document-template',
  ],
  // Signs each document of a batch as one alone is signed.
  ['batch-signing'],
  ['worklist', 'own-drafts', 'document-start'],
  // What an ended unit kept in the modules below goes to the unit that goes on.
  ['reorganisation'],
  // All notices of a person, with the documents that they are about.
  ['workload', 'notice-list'],
  ['records'],
  // People and their accounts: what somebody leaves lies in all the modules below.
  ['personnel'],
  // Brings people and units in; it asks the module above for terms and employments.
  ['people-import'],
  // Other work of an agency, and modules that read all of it.
  [
    ...['help', 'audit', 'mailbox', 'exchange', 'backup'],
    // The template of `npm run new:module`.
    'sample-request',
    'data-request',
    ...['leave', 'car', 'room', 'meeting', 'asset', 'wfh', 'blog', 'intranet', 'settings'],
  ],
  ['portal', 'api-program', 'webhook'],
  // Operation of the system: what modules give it, they give by their manifests.
  ['health', 'configuration'],
  // The first setup: it uses what the modules below set.
  ['first-run'],
];
