import { expect, it } from 'vitest';
import { addressOf, everybody, viewOf, waiting } from './certificate-view.ts';

const person = '019a0000-0000-7000-8000-000000000001';

it('is the whole list in the order of what is to be done, where the address says nothing', () => {
  expect(viewOf({}, everybody)).toEqual(everybody);
  expect(viewOf({ filter: 'x', sort: 'y', page: '-1' }, everybody)).toEqual(everybody);
  expect(viewOf({}, waiting).filter).toBe('asked');
});

it('is kept by the address, with whom is chosen', () => {
  const view = { ...everybody, filter: 'expiring', search: 'สม ศรี', page: 2 } as const;
  const address = addressOf(view, everybody, person);
  expect(address).toMatch(new RegExp(`^/settings/3284/certificate-person/${person}\\?`));
  const asked = Object.fromEntries(new URL(address, 'https://a.example').searchParams);
  expect(viewOf(asked, everybody)).toEqual(view);
  expect(addressOf(everybody, everybody)).toBe('/settings/3284/certificate-person');
});

it('of requests stays a list of requests once one is chosen', () => {
  expect(addressOf(waiting, waiting)).toBe('/settings/3284/certificate-person-request');
  expect(addressOf(waiting, waiting, person)).toContain('?filter=asked');
});
