import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { DisplaySetting } from './display-setting.ts';

const tag = 'identity';

/** As the product is delivered, for whoever chose nothing. */
export const usualDisplay: DisplaySetting = {
  textSize: 'normal',
  theme: 'system',
  digits: 'arabic',
};

export const getDisplay = endpoint({
  method: 'GET',
  path: '/identity/display',
  input: z.object({}),
  output: z.object({ item: DisplaySetting }),
  errors: [],
  access: 'session',
  summary: 'How the caller wants the product to look',
  tag,
  isRepeatable: true,
});

export const setDisplay = endpoint({
  method: 'POST',
  path: '/identity/display',
  input: DisplaySetting,
  output: z.object({ item: DisplaySetting }),
  errors: [],
  access: 'session',
  summary: 'Sets how the product looks to the caller, on every device',
  tag,
  isRepeatable: true,
});
