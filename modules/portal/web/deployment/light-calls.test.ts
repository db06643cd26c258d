import * as contract from '@sarn/portal/contract';
import { expect, test } from 'vitest';
import { getDeployment } from './light-calls.ts';

test('the light call says what the contract says', () => {
  const { method, path, access } = contract.getDeployment;
  expect(getDeployment).toEqual({ method, path, access });
});
