import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A card on the account page, below the ways to sign in. */
export interface AccountPanel {
  readonly id: string;
  readonly Panel: ComponentType;
}

/**
 * Cards that kinds of sign-in bring to the account page, from the top down. Each decides by itself
 * whether the deployment has it, and shows nothing otherwise.
 */
export const accountPanels: readonly AccountPanel[] = [
  { id: 'second-factor', Panel: lazy(() => import('../second-factor/SecondFactorPanel.tsx')) },
];
