import { keepSenderTypes } from '@sarn/contact/server';
import type { Dependencies } from '@sarn/document/server';
import { keepUnits } from '@sarn/organisation/server';
import type { Platform } from '@sarn/platform-server';
import { keepBooks, keepSharingUnits } from '@sarn/register/server';

/** What every list reads and few people change, kept by this process until a change is announced. */
export const keptReads = (
  platform: Platform,
): Pick<Dependencies, 'senderTypes' | 'registerBooks' | 'sharingUnits' | 'knownUnits'> => ({
  senderTypes: keepSenderTypes(platform),
  registerBooks: keepBooks(platform),
  sharingUnits: keepSharingUnits(platform),
  knownUnits: keepUnits(platform),
});
