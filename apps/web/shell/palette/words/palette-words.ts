import { registerWords } from '@sarn/platform-web';
import { en } from './en.ts';
import { th } from './th.ts';

/** Phrases of the palette. */
export const paletteWords = registerWords('palette', { th, en });
