/** One file of an upload. */
export interface UploadItem {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** `refused` was never sent and cannot be sent again; `failed` can. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  readonly sentBytes: number;
  /** Sentence to show when failed or refused; stays until removed or sent again. */
  readonly error?: string | undefined;
}
