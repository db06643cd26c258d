import { showDisplayOf } from '@sarn/account/web';
import { personIdOf, signedInUser } from '@sarn/authentication/web';
import { cache } from './cache.ts';

/** Shows the product as the signed-in person wants it, again whenever another person signs in. */
export function showChosenDisplay(): void {
  let shownFor = '';
  const show = () => {
    const personId = personIdOf(signedInUser.get());
    if (!personId || personId === shownFor) return;
    shownFor = personId;
    showDisplayOf(cache, personId).catch((error: unknown) => {
      // The page works as it is; the next load asks again.
      console.warn('the display setting is not known', error);
    });
  };
  signedInUser.subscribe(show);
  show();
}
