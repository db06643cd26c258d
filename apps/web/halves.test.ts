import { expect, test } from 'vitest';
import { halfFor, isBeforeSignIn, placeOf } from './halves.ts';
import { places } from './route-list.testing.ts';

const publicPlaces = ['/register', '/resetPassword', '/forgotPassword', '/login', '/igencoLogin'];

test.each(publicPlaces)('[1.12] %s is reached without a session', (place) => {
  const entry = halfFor(placeOf(place), false);
  expect(entry).toEqual({ half: 'sign-in', goesOn: false, asksToSignIn: false });
});

test.each(['/', '/portal', '/profile', '/settings/3144', '/nowhere'])(
  '[1.12] %s leads to sign-in without a session, and opens with one',
  (place) => {
    expect(halfFor(place, false)).toMatchObject({ half: 'sign-in', asksToSignIn: true });
    const entry = { half: 'application', goesOn: false, asksToSignIn: false };
    expect(halfFor(place, true)).toEqual(entry);
  },
);

const guarded = places.filter(({ path }) => path !== '/privacy-policy');

test.each(guarded)('[1.12] $path asks a stranger to sign in', ({ path }) => {
  const [place = ''] = path.split('?');
  expect(halfFor(placeOf(place), false)).toMatchObject({ half: 'sign-in', asksToSignIn: true });
});

test('[2.01] whoever is signed in goes on from the sign-in page, and may still reset', () => {
  expect(halfFor('/login', true)).toMatchObject({ half: 'application', goesOn: true });
  expect(halfFor('/reset-password', true)).toMatchObject({ half: 'sign-in', goesOn: false });
});

test('[15.09] a receiver outside confirms a letter without an account, and anybody else too', () => {
  expect(halfFor('/letter-receipt', false)).toMatchObject({ half: 'sign-in', asksToSignIn: false });
  expect(halfFor('/letter-receipt', true).half).toBe('sign-in');
  expect(halfFor('/v', false)).toMatchObject({ half: 'sign-in', asksToSignIn: false });
});

test.each(['/invitation', '/first-run'])(
  '%s begins without a session, and is the same page for whoever has one',
  (place) => {
    for (const hasSession of [false, true]) {
      const entry = { half: 'sign-in', goesOn: false, asksToSignIn: false };
      expect(halfFor(place, hasSession)).toEqual(entry);
    }
    expect(isBeforeSignIn(place)).toBe(true);
    expect(isBeforeSignIn('/login')).toBe(false);
  },
);

test('[2.14] the privacy policy is for everybody, in the half where one is', () => {
  expect(halfFor('/privacy-policy', false)).toEqual({
    half: 'sign-in',
    goesOn: false,
    asksToSignIn: false,
  });
  expect(halfFor('/privacy-policy', true).half).toBe('application');
});
