import { exchangeErrors } from '@sarn/exchange/contract';
import { registerErrors, registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(exchangeErrors);

/** Words of the exchange screens. */
export const exchangeWords = registerWords('exchange', { th, en });
