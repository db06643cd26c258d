import { documentDataFile } from '@sarn/file/contract';
import { dataFileName } from '@sarn/pdf/server';
import { expect, test } from 'vitest';

test('the viewer knows the data that a document carries by their name', () => {
  expect(documentDataFile).toBe(dataFileName);
});
