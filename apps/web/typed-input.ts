import { serverStore } from '@sarn/account/web';
import { personIdOf, signedInUser } from '@sarn/authentication/web';
import { deviceStore, provideInputStores } from '@sarn/platform-web';

/** Keeps what the signed-in person types into forms and does not send. */
export function keepTypedInput(): void {
  const provide = () => {
    const personId = personIdOf(signedInUser.get());
    // A session that ended keeps the stores: the forms are still on the screen.
    if (personId) provideInputStores({ device: deviceStore(personId), server: serverStore });
  };
  signedInUser.subscribe(provide);
  provide();
}
