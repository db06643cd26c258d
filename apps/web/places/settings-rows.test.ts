import {
  commandTypeTable,
  instructionTable,
  salutationTable,
  speedTable,
} from '@sarn/document-classes/contract';
import { stampTableCode } from '@sarn/intake/contract';
import { phraseTable } from '@sarn/phrase/contract';
import { keptWordTable } from '@sarn/printed-document/contract';
import { rowAddress } from '@sarn/settings/web';
import { signatureRuleTable } from '@sarn/signature/contract';
import { expect, test } from 'vitest';
import { settingsList } from './settings-list.ts';

const tables = [
  ...[commandTypeTable, instructionTable, salutationTable, speedTable, { code: stampTableCode }],
  ...[phraseTable, keptWordTable, signatureRuleTable],
];

test.each(tables)(
  'a row of $code that the search finds is opened on a screen',
  async ({ code }) => {
    const screens = (await settingsList()).filter(({ isUnlisted }) => !isUnlisted);
    expect(rowAddress(screens, 3144, { table: code, code: 'one' })).not.toBeNull();
  },
);
