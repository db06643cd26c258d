/** Opening a private key costs little while tests run that make their keys themselves. A vitest set-up file. */
import { hashCheaply } from './cheap-hashes.ts';

hashCheaply('hashRaw');
