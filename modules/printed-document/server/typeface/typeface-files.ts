import { buffer } from 'node:stream/consumers';
import type { Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { faceNames } from '@sarn/pdf/server';
import type { Faces, Typeface } from '@sarn/pdf/server';
import { findTypeface, typefaceIdAt } from './typeface.store.ts';

/** Kind under which the files of typefaces are kept in the file module. */
export const typefaceOwner = 'typeface';

/** Roles of the files: those that were uploaded, and those that documents are set in. */
export const uploadedRole = 'uploaded';
export const madeRole = (face: string): string => `made ${face}`;

type Needs = Pick<Dependencies, 'files' | 'platform'>;

/* Bytes of a typeface never change, so a process keeps those of the last ones: in use, before it, being tried. */
const most = 3;
const kept = new Map<string, Typeface>();

/** The typeface in which documents of a moment are set; undefined: the delivered one. */
export async function typefaceAt(
  deps: Needs,
  h: Handle,
  at: string,
): Promise<Typeface | undefined> {
  const id = await typefaceIdAt(h, at);
  return id === null ? undefined : loadTypeface(deps, h, id);
}

/** The typeface of this moment, for forms, lists and envelopes; nothing where it is the delivered one. */
export async function typefaceLook(
  deps: Needs,
  h: Handle,
): Promise<{ readonly typeface?: Typeface }> {
  const typeface = await typefaceAt(deps, h, deps.platform.clock.now().toISOString());
  return typeface ? { typeface } : {};
}

/** @returns undefined where there is none of this id */
export async function loadTypeface(
  { files }: Pick<Dependencies, 'files'>,
  h: Handle,
  id: string,
): Promise<Typeface | undefined> {
  const known = kept.get(id);
  if (known) return known;
  const row = await findTypeface(h, id);
  if (!row) return undefined;
  const all = await files.list(h, typefaceOwner, [id]);
  const read = faceNames.map(async (face) => {
    const file = all.find(({ role }) => role === madeRole(face));
    if (!file) throw new Error(`the typeface ${id} has no file of its face ${face}`);
    return [face, new Uint8Array(await buffer(await files.open(h, file.id)))] as const;
  });
  const faces = Object.fromEntries(await Promise.all(read)) as unknown as Faces;
  const typeface = { id, family: row.family, faces };
  if (kept.size >= most) kept.clear();
  kept.set(id, typeface);
  return typeface;
}
