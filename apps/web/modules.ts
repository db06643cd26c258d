import { exchangeWeb } from '@sarn/exchange/web';
import { helpWeb } from '@sarn/help/web';
import { auditWeb } from '@sarn/audit/web';
import { accountWeb } from '@sarn/account/web';
import { authenticationWeb } from '@sarn/authentication/web';
import { mailboxWeb } from '@sarn/mailbox/web';
import { notificationWeb } from '@sarn/notification/web';
import { organisationWeb } from '@sarn/organisation/web';
import type { WebModule } from '@sarn/platform-web';
import { portalWeb } from '@sarn/portal/web';
import {
  assignmentWeb,
  circulationWeb,
  classificationWeb,
  contactWeb,
  correspondenceWeb,
  dataMigrationWeb,
  delegationWeb,
  dispatchWeb,
  documentWeb,
  intakeWeb,
  registerWeb,
  reorganisationWeb,
  retentionWeb,
  searchWeb,
  worklistWeb,
  provideDocumentPage,
} from '@sarn/registry/web';

/** The web modules of the house; one line adds one. */
export const webModules: readonly WebModule[] = [
  organisationWeb,
  authenticationWeb,
  accountWeb,
  notificationWeb,
  worklistWeb,
  documentWeb,
  intakeWeb,
  correspondenceWeb,
  registerWeb,
  circulationWeb,
  retentionWeb,
  classificationWeb,
  contactWeb,
  dispatchWeb,
  delegationWeb,
  dataMigrationWeb,
  reorganisationWeb,
  assignmentWeb,
  searchWeb,
  mailboxWeb,
  exchangeWeb,
  auditWeb,
  helpWeb,
  portalWeb,
];

// Before any page is loaded: the page of a document is made of what the modules bring to it.
provideDocumentPage(webModules);
