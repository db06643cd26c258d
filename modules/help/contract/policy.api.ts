import { civilDate, endpoint, lineText, longText } from '@sarn/kernel';
import { z } from 'zod';
import { helpLimits } from './help.limits.ts';
import { helpPermissions } from './help.permissions.ts';
import { Policy, PolicyVersion } from './policy.ts';

const tag = 'help';
const text = longText({ min: 1, max: helpLimits.maxPolicyLength });

export const getPolicy = endpoint({
  method: 'GET',
  path: '/help/policy',
  input: z.object({
    version: lineText({ max: helpLimits.maxVersionLength })
      .default('')
      .describe('The one in force today when left out'),
  }),
  output: z.object({
    item: Policy,
    versions: z.array(PolicyVersion).describe('All of them, newest first'),
  }),
  errors: ['help.policy-not-found'],
  access: 'public',
  summary: 'The privacy policy in force, or another version',
  tag,
});

export const publishPolicy = endpoint({
  method: 'POST',
  path: '/help/policy/publish',
  changesSettings: 'help',
  input: z.object({
    version: lineText({ min: 1, max: helpLimits.maxVersionLength }),
    inForceOn: civilDate(),
    textTh: text,
    textEn: text,
  }),
  output: z.object({}),
  errors: ['help.policy-taken', 'help.policy-past'],
  access: helpPermissions.policy,
  summary:
    'Publish a version of the privacy policy; from its first day on everybody is asked again',
  tag,
});
