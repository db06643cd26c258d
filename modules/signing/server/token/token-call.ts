import type { TokenFailure } from './token-error.ts';

/** What the process of the tokens is asked for. */
export type TokenCall =
  | { readonly act: 'labels' }
  | {
      readonly act: 'makeKey' | 'check' | 'removeKey';
      readonly label: string;
      readonly pin: Uint8Array;
      readonly keyId: Uint8Array;
    }
  | {
      readonly act: 'sign';
      readonly label: string;
      readonly pin: Uint8Array;
      readonly keyId: Uint8Array;
      readonly digest: Uint8Array;
    };

export interface TokenAnswer {
  readonly failure?: TokenFailure;
  readonly detail?: string;
  readonly labels?: readonly string[];
  readonly bytes?: Uint8Array;
}
