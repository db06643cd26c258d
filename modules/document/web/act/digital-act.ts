/** What a signature with a certificate needs beside the answer to the form. */
export interface DigitalAct {
  /** That was sent by mail; empty where none is asked for. */
  readonly code: string;
  /** The key lies in a token: it is opened by the PIN of that one. */
  readonly isPin: boolean;
  /** What was prepared, and its hash shown; left out where it could not be. */
  readonly prepared?: string | undefined;
}
