/** What was destroyed, without any of its content. */
export interface DestroyedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Whose files are destroyed, and who ordered it; null where the system itself does it. */
export interface Destruction {
  readonly callerId: string | null;
  readonly ownerKind: string;
  readonly ownerId: string;
}
