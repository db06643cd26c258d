import { commandInSteps, publicQuery } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { changePassword, forgotPassword, resetPassword } from '../contract/index.ts';
import type { Passwords } from './password.service.ts';
import { phrase } from './phrase.ts';

/** No transaction around these calls: tries and failures stay counted when a call fails. */
export function passwordRoutes(passwords: Passwords): Route[] {
  return [
    publicQuery(forgotPassword, async (input, context) => {
      await passwords.forgot(input, context);
      return { message: phrase('codeSent', context.language) };
    }),
    publicQuery(resetPassword, async (input, context) => {
      await passwords.reset(input, context);
      return { message: phrase('passwordReset', context.language) };
    }),
    commandInSteps(changePassword, async (input, context) => {
      await passwords.change(input, context);
      return { message: phrase('passwordChanged', context.language) };
    }),
  ];
}
