import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  title: 'Page not found',
  text: 'This system has no page {address}. The address may be mistyped, or the page was moved or removed. This is the home page instead.',
  back: 'Back to the page before',
  close: 'Close this message',
};
