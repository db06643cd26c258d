import { annotationWeb } from '@sarn/annotation/web';
import { certificateWeb } from '@sarn/certificate/web';
import { reviewWeb } from '@sarn/review/web';
import { dataRequestWeb } from '@sarn/data-request/web';
import { accessControlWeb } from '@sarn/access-control/web';
import { exchangeWeb } from '@sarn/exchange/web';
import { apiProgramWeb } from '@sarn/api-program/web';
import { firstRunWeb } from '@sarn/first-run/web';
import { healthWeb } from '@sarn/health/web';
import { helpWeb } from '@sarn/help/web';
import { auditWeb } from '@sarn/audit/web';
import { backupWeb } from '@sarn/backup/web';
import { accountWeb } from '@sarn/account/web';
import { authenticationWeb } from '@sarn/authentication/web';
import { mailboxWeb } from '@sarn/mailbox/web';
import { lineAccountWeb } from '@sarn/line-account/web';
import { noticeListWeb } from '@sarn/notice-list/web';
import { notificationWeb } from '@sarn/notification/web';
import { documentClassesWeb } from '@sarn/document-classes/web';
import { organisationWeb } from '@sarn/organisation/web';
import { profileWeb } from '@sarn/profile/web';
import type { WebModule } from '@sarn/platform-web';
import { peopleImportWeb } from '@sarn/people-import/web';
import { personnelWeb } from '@sarn/personnel/web';
import { phraseWeb } from '@sarn/phrase/web';
import { portalWeb } from '@sarn/portal/web';
import { assignmentWeb } from '@sarn/assignment/web';
import { circulationWeb } from '@sarn/circulation/web';
import { classificationWeb } from '@sarn/classification/web';
import { configurationWeb } from '@sarn/configuration/web';
import { contactWeb } from '@sarn/contact/web';
import { creationWeb } from '@sarn/creation/web';
import { correspondenceWeb } from '@sarn/correspondence/web';
import { dataMigrationWeb } from '@sarn/data-migration/web';
import { delegationWeb } from '@sarn/delegation/web';
import { dispatchWeb } from '@sarn/dispatch/web';
import { documentWeb, provideDocumentPage } from '@sarn/document/web';
import { documentTemplateWeb } from '@sarn/document-template/web';
import { intakeWeb } from '@sarn/intake/web';
import { documentStartWeb } from '@sarn/document-start/web';
import { ownDraftsWeb } from '@sarn/own-drafts/web';
import { printedDocumentWeb } from '@sarn/printed-document/web';
import { registerWeb } from '@sarn/register/web';
import { reorganisationWeb } from '@sarn/reorganisation/web';
import { retentionWeb } from '@sarn/retention/web';
import { relatedDocumentsWeb } from '@sarn/related-documents/web';
import { secondFactorWeb } from '@sarn/second-factor/web';
import { batchSigningWeb } from '@sarn/batch-signing/web';
import { signatureWeb } from '@sarn/signature/web';
import { foreignAuthorityWeb } from '@sarn/foreign-authority/web';
import { webhookWeb } from '@sarn/webhook/web';
import { workloadWeb } from '@sarn/workload/web';
import { worklistWeb } from '@sarn/worklist/web';

const modules = [
  accessControlWeb,
  certificateWeb,
  dataRequestWeb,
  organisationWeb,
  profileWeb,
  documentClassesWeb,
  phraseWeb,
  authenticationWeb,
  secondFactorWeb,
  accountWeb,
  notificationWeb,
  lineAccountWeb,
  signatureWeb,
  batchSigningWeb,
  foreignAuthorityWeb,
  worklistWeb,
  workloadWeb,
  noticeListWeb,
  ownDraftsWeb,
  documentStartWeb,
  printedDocumentWeb,
  annotationWeb,
  reviewWeb,
  documentTemplateWeb,
  documentWeb,
  intakeWeb,
  correspondenceWeb,
  registerWeb,
  circulationWeb,
  retentionWeb,
  classificationWeb,
  configurationWeb,
  contactWeb,
  creationWeb,
  dispatchWeb,
  delegationWeb,
  dataMigrationWeb,
  reorganisationWeb,
  personnelWeb,
  peopleImportWeb,
  assignmentWeb,
  relatedDocumentsWeb,
  mailboxWeb,
  exchangeWeb,
  backupWeb,
  firstRunWeb,
  healthWeb,
  apiProgramWeb,
  webhookWeb,
  auditWeb,
  helpWeb,
  portalWeb,
] as const satisfies readonly WebModule[];

/** The web modules; a new one is added here and to the imports above. */
export const webModules: readonly WebModule[] = modules;

// Before any page is loaded: the document page consists of parts that the modules register.
// A form of an act without a screen does not compile.
provideDocumentPage(modules);
