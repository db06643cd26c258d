import { usualDocumentTypes } from '@sarn/document-classes/contract';
import { expect, it } from 'vitest';
import { documentKinds } from './kinds.ts';

it('kinds are called alike here and in the settings, where the agency may rename them', () => {
  const names = Object.entries(documentKinds).map(([kind, { th, en }]) => [kind, { th, en }]);
  expect(Object.fromEntries(names)).toEqual(usualDocumentTypes);
});
