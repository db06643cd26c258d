import { answerSecondFactor, passkeyLogin, passkeyOptions } from '@sarn/second-factor/contract';
import type { Endpoint } from '@sarn/kernel';
import { expect, test } from 'vitest';
import * as light from './second-factor-calls.ts';

const contract: Record<keyof typeof light, Endpoint> = {
  answerSecondFactor,
  passkeyLogin,
  passkeyOptions,
};

test.each(Object.entries(light))('[2.16] %s says what the contract says', (name, call) => {
  const { method, path, access, isRepeatable } = contract[name as keyof typeof light];
  expect({ isRepeatable: undefined, ...call }).toEqual({ method, path, access, isRepeatable });
});
