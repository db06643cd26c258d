import type { Language } from '@sarn/kernel';
import { commandInSteps, publicQuery, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  addPasskey,
  answerSecondFactor,
  beginApproval,
  beginOneTimeCodes,
  beginPasskey,
  confirmOneTimeCodes,
  getSecondFactor,
  giveApproval,
  passkeyLogin,
  passkeyOptions,
  removeOneTimeCodes,
  removePasskey,
  renewRecoveryCodes,
  resetSecondFactor,
} from '../contract/index.ts';
import type { SecondFactorMessage } from '../contract/index.ts';
import type { Approvals } from './approvals.service.ts';
import { phrase } from './phrase.ts';
import { offered } from './factors.ts';
import type { Factors } from './factors.ts';
import type { OwnFactors } from './own-factors.service.ts';
import type { PasskeySignIn } from './passkey-sign-in.service.ts';
import type { SecondSignIn } from './second-sign-in.service.ts';

export interface SecondFactorServices {
  readonly factors: Factors;
  readonly approvals: Approvals;
  readonly second: SecondSignIn;
  readonly passkeySignIn: PasskeySignIn;
  readonly own: OwnFactors;
  /** False: there is no mail server, and nobody is told by a letter. */
  readonly sendsMail: boolean;
}

/** No transaction around these: tries, challenges and failures stay counted when a call fails. */
export function secondFactorRoutes(services: SecondFactorServices): Route[] {
  return [
    ...entryPointRoutes(services),
    ...ownRoutes(services),
    ...approvalRoutes(services.approvals),
  ];
}

function entryPointRoutes({ factors, second, passkeySignIn }: SecondFactorServices): Route[] {
  return [
    publicQuery(answerSecondFactor, (input, context) => second.answer(input, context)),
    publicQuery(passkeyOptions, async ({ ticket }) => {
      const passkeys = offered(factors.passkeys);
      const accountId = ticket === undefined ? null : await second.accountOf(ticket);
      return { options: await passkeys.ask(accountId) };
    }),
    publicQuery(passkeyLogin, (input, context) => passkeySignIn.login(input, context)),
  ];
}

function approvalRoutes(approvals: Approvals): Route[] {
  return [
    query(beginApproval, async (_input, context) => ({ options: await approvals.begin(context) })),
    query(giveApproval, async ({ response }, context) => ({
      approval: await approvals.give(response, context),
    })),
  ];
}

function ownRoutes({ own, sendsMail }: SecondFactorServices): Route[] {
  return [
    query(getSecondFactor, (_input, context) => own.state(context)),
    query(beginOneTimeCodes, ({ password }, context) => own.beginApp(password, context)),
    commandInSteps(confirmOneTimeCodes, async ({ code }, context) =>
      made('oneTimeCodesAdded', context, await own.confirmApp(code, context)),
    ),
    commandInSteps(removeOneTimeCodes, async (input, context) => {
      await own.removeApp(input, context);
      return { message: phrase('oneTimeCodesRemoved', context.language) };
    }),
    commandInSteps(renewRecoveryCodes, async (input, context) =>
      made('recoveryCodesMade', context, await own.renewRecoveryCodes(input, context)),
    ),
    query(beginPasskey, async ({ password }, context) => ({
      options: await own.beginPasskey(password, context),
    })),
    commandInSteps(addPasskey, async (input, context) =>
      made('passkeyAdded', context, await own.addPasskey(input, context)),
    ),
    commandInSteps(removePasskey, async ({ passkeyId, password }, context) => {
      await own.removePasskey(passkeyId, password, context);
      return { message: phrase('passkeyRemoved', context.language) };
    }),
    commandInSteps(resetSecondFactor, async ({ personId, password }, context) => {
      await own.reset(personId, password, context);
      return {
        message: phrase(
          sendsMail ? 'secondFactorReset' : 'secondFactorResetUntold',
          context.language,
        ),
      };
    }),
  ];
}

function made(
  key: SecondFactorMessage,
  { language }: { readonly language: Language },
  recoveryCodes: string[],
) {
  return { message: phrase(key, language), recoveryCodes };
}
