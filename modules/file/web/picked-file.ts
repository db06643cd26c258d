/** A file that the server has, as forms and lists show it. */
export interface PickedFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly pageCount: number | null;
}
