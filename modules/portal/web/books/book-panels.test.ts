import type { PublicDeployment } from '@sarn/portal/contract';
import { expect, it } from 'vitest';
import { shownBooks } from './book-panels.ts';

const flags = (change: object) => change as PublicDeployment['flags'];

it('[3.09] shows the eight panels in the order of the screen', () => {
  expect(shownBooks(flags({ circularPanel: true, declarationPanel: true }))).toEqual([
    'cycle',
    'meet',
    'regularity',
    'rule',
    'news',
    'announce',
    'declaration',
    'command',
  ]);
});

it('[3.09] leaves out circulars and declarations where the deployment does', () => {
  const shown = shownBooks(flags({ circularPanel: false, declarationPanel: false }));
  expect(shown).toEqual(['meet', 'regularity', 'rule', 'news', 'announce', 'command']);
});
