import type { Caller, Handle } from '@sarn/platform-server';
import type { SealedReaders } from './marked/sealed-view.ts';
import type { ScannerAddress } from './virus-scanner.ts';

/** Whether a caller may read what a file belongs to; registered by the owner's module. */
export type FileReader = (h: Handle, caller: Caller, ownerId: string) => Promise<boolean>;
export type FileReaders = Readonly<Record<string, FileReader>>;

/** What the file store needs from the modules whose files it keeps. */
export interface FileNeeds {
  /** By kind of owner: may this caller read it, and so its files? */
  readonly readers: FileReaders;
  /** By kind of owner: how this caller may have its encrypted files; refused without it. */
  readonly sealed?: SealedReaders;
  /** Where the agency's clamd listens; null or left out when it has none. */
  readonly scanner?: ScannerAddress | null;
}
