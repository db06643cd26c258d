/** One file on its way. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  readonly sentBytes: number;
  /** Sentence to show when failed; stays until removed or sent again. */
  readonly error?: string | undefined;
}
