import { answerCalls, answering, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { getSignInWays } from '../../contract/federated.api.ts';
import { forgetSession, keepUser } from './session.ts';
import { SignInAgain } from './SignInAgain.tsx';

const never = () => Promise.reject(new Error('nobody signs in here'));
const secondFactor = { Step: () => null, byPasskey: never, takeOver: never };

test('above a page whose session ended it says whose page it is, also once the session is deleted', async () => {
  const calls = answerCalls(
    answering(getSignInWays, { provider: null, isRegistrationOpen: false }),
  );
  const names = { F_FIRST_NAME: 'มาลี', F_LAST_NAME: 'ทดลองงาน' };
  keepUser({
    ...{ id: '7', email: '', name: 'malee', F_PERSON_ID: '7', ...names, F_POSITION_NAME: '' },
    ...{ F_FIRST_NAME_EN: '', F_LAST_NAME_EN: '', F_POSITION_NAME_EN: '' },
    userInformation: { ...names, F_IS_AGREE_PDPA: 1 },
  });
  await show(<SignInAgain reason="idle" offersPasskeys={false} secondFactor={secondFactor} />);
  const whose = await screen.findByText(/หน้านี้เป็นของ มาลี ทดลองงาน/);
  // The form asks a moment after it shows; a test that ends before leaves a call without an answer.
  await waitFor(() => expect(calls).toHaveLength(1));
  forgetSession();
  expect(whose.isConnected).toBe(true);
});
