import { expect, test } from 'vitest';
import { formerChannels } from './former-channels.ts';

test('[10.10] channels of a module become the levels of the whole module', () => {
  const former = {
    'SARABUN/email': { isAllowed: true, isDefault: true },
    'SARABUN/line': { isAllowed: false, isDefault: true },
    'SARABUN/push': { isAllowed: true, isDefault: false },
    'LEAVE/push': { isAllowed: false, isDefault: false },
  };
  expect(formerChannels.toRows(former)).toEqual({
    'SARABUN/*': { email: 'on', line: 'off', push: 'choice' },
    'LEAVE/*': { push: 'off' },
  });
});

test('[10.10] what is no channel or no answer is left out', () => {
  const former = {
    'SARABUN/pigeon': { isAllowed: true, isDefault: true },
    'SARABUN/email': { isAllowed: 'yes', isDefault: true },
    SARABUN: { isAllowed: false, isDefault: false },
    '/email': { isAllowed: false, isDefault: false },
  };
  expect(formerChannels.toRows(former)).toEqual({});
});
