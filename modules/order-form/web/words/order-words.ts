import { registerErrors, registerWords } from '@sarn/platform-web';
import { orderErrors } from '@sarn/order-form/contract';
import { en } from './en.ts';
import { th } from './th.ts';

registerErrors(orderErrors);

/** Words of the forms of orders. */
export const orderWords = registerWords('order-form', { th, en });
