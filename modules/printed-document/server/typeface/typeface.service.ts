import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { refuseUnseen } from '@sarn/platform-server';
import type { FileSink, Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { Arrival } from '@sarn/file/server';
import {
  faceNames,
  makeTypeface,
  makingOfFaces,
  refuseOtherFiles,
  renderPages,
} from '@sarn/pdf/server';
import type { FaceName, Faces, MadeFaces } from '@sarn/pdf/server';
import { fontFileLimit, mostSpareTypefaces } from '../../contract/index.ts';
import type { drawTypeface, listTypefaces, chooseTypeface } from '../../contract/index.ts';
import { emblemOf } from '../shared.model.ts';
import { sampleModel } from './sample.model.ts';
import { loadTypeface, madeRole, typefaceOwner, uploadedRole } from './typeface-files.ts';
import {
  deleteTypeface,
  findSameTypeface,
  findTypeface,
  insertTypeface,
  insertUse,
  storedTypefaces,
  typefaceUses,
} from './typeface.store.ts';
import type { StoredTypeface, StoredUse } from './typeface.store.ts';

/** A font file that arrived, in the field of its face. */
export interface ArrivedFont {
  readonly face: string;
  readonly bytes: Uint8Array;
  readonly arrival: Arrival;
}

/** Takes the four files of a typeface, checked for viruses as every upload. */
export function fontSink(deps: Dependencies): FileSink<ArrivedFont> {
  const sink = deps.files.uploadSink({
    ...{ maxBytes: fontFileLimit, maxFiles: faceNames.length },
    mediaTypes: ['font/ttf', 'font/otf'],
  });
  return {
    ...{ maxBytes: sink.maxBytes, maxFiles: sink.maxFiles },
    async accept(file, context) {
      const bytes = await buffer(file.bytes);
      // Four bytes of it, which tell more exactly than its type why another file cannot be used.
      named(file.name, () => refuseOtherFiles(bytes));
      const arrival = await sink.accept({ ...file, bytes: Readable.from([bytes]) }, context);
      return { face: file.field, bytes, arrival };
    },
    discard: async ({ arrival }) => sink.discard?.(arrival),
  };
}

function named<T>(file: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw error instanceof AppError ? new AppError(error.code, { ...error.params, file }) : error;
  }
}

/**
 * Keeps an uploaded typeface, made ready for documents; none is set in it yet.
 *
 * @returns its id, also where the same files were uploaded before
 * @throws AppError 'printed-document.font-missing', 'printed-document.typefaces-full', 'pdf.font-…'
 */
export async function addTypeface(
  deps: Dependencies,
  { caller }: SignedContext,
  tx: Tx,
  arrived: readonly ArrivedFont[],
): Promise<string> {
  const fonts = allFaces(arrived);
  const digest = createHash('sha256').update(`making ${makingOfFaces}`);
  for (const face of faceNames)
    digest.update(createHash('sha256').update(fonts[face].bytes).digest());
  const hash = digest.digest('hex');
  const same = await findSameTypeface(tx, hash);
  if (same !== undefined) return same;
  await refuseMoreSpare(tx);
  const made = await madeOf(fonts);
  const id = newId();
  const addedAt = deps.platform.clock.now().toISOString();
  const { family, said } = made;
  await insertTypeface(tx, { id, family, said, digest: hash, addedBy: caller.id, addedAt });
  await keepFiles(deps, tx, { id, fonts, made });
  await deps.platform.audit.write(tx, {
    ...{ act: 'printed-document.typeface-added', callerId: caller.id },
    ...{ subject: { kind: typefaceOwner, id }, detail: { family, said } },
  });
  return id;
}

type Fonts = Readonly<Record<FaceName, ArrivedFont>>;

function allFaces(arrived: readonly ArrivedFont[]): Fonts {
  const found = faceNames.map((face) => [face, arrived.find((one) => one.face === face)] as const);
  if (found.some(([, font]) => !font)) throw new AppError('printed-document.font-missing');
  return Object.fromEntries(found) as unknown as Fonts;
}

async function refuseMoreSpare(tx: Tx): Promise<void> {
  const used = usedIn(await typefaceUses(tx));
  const spare = (await storedTypefaces(tx)).filter(({ id }) => !used.has(id));
  if (spare.length < mostSpareTypefaces) return;
  throw new AppError('printed-document.typefaces-full', { most: mostSpareTypefaces });
}

const usedIn = (uses: readonly StoredUse[]): ReadonlySet<string | null> =>
  new Set(uses.map(({ typefaceId }) => typefaceId));

/** A refusal names the file as the administrator knows it. */
async function madeOf(fonts: Fonts): Promise<MadeFaces> {
  const files = faceNames.map((face) => [face, fonts[face].bytes] as const);
  try {
    return await makeTypeface(Object.fromEntries(files) as unknown as Faces);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const face = faceNames.find((name) => name === error.params['face']);
    const file = face ? fonts[face].arrival.name : Object.values(fonts)[0]?.arrival.name;
    throw new AppError(error.code, { ...error.params, file: file ?? '' });
  }
}

async function keepFiles(
  { files }: Dependencies,
  tx: Tx,
  { id, fonts, made }: { readonly id: string; readonly fonts: Fonts; readonly made: MadeFaces },
): Promise<void> {
  const owner = { ownerKind: typefaceOwner, ownerId: id };
  for (const face of faceNames) {
    await files.keepFor(tx, fonts[face].arrival, { ...owner, role: `${uploadedRole} ${face}` });
    await files.keepMade(tx, {
      ...{ bytes: made.faces[face], name: `${face}.ttf`, mediaType: 'font/ttf' },
      ...{ ...owner, role: madeRole(face) },
    });
  }
}

/** What the settings show. */
export async function readTypefaces(
  deps: Dependencies,
  h: Handle,
): Promise<OutputOf<typeof listTypefaces>> {
  const [stored, uses] = await Promise.all([storedTypefaces(h), typefaceUses(h)]);
  const ids = stored.map(({ id }) => id);
  const files = await deps.files.list(h, typefaceOwner, ids);
  const people = [...stored.map(({ addedBy }) => addedBy), ...uses.map(({ by }) => by)];
  const cards = await deps.organisation.personCard(h, [...new Set(people)]);
  const nameOf = (id: string): string => cards.find((card) => card.id === id)?.name ?? '';
  const used = usedIn(uses);
  const fileOf = (id: string, face: FaceName): string =>
    files.find((file) => file.ownerId === id && file.role === `${uploadedRole} ${face}`)?.name ??
    '';
  return {
    inUse: uses[0]?.typefaceId ?? null,
    rows: stored.map(({ id, family, said, addedBy, addedAt }) => ({
      ...{ id, family: shownFamily(family), addedBy: nameOf(addedBy), addedAt },
      files: faceNames.map((face) => ({ face, name: fileOf(id, face), said: said[face] })),
      wasUsed: used.has(id),
    })),
    history: uses.map(({ typefaceId, since, by, reason }) => ({
      ...{ typefaceId, since, by: nameOf(by), reason },
      family: shownFamily(stored.find(({ id }) => id === typefaceId)?.family ?? ''),
    })),
  };
}

/** The name as the uploaded files have it, without what was added to that of the made ones. */
const shownFamily = (family: string): string => family.replace(/ Joined$/, '');

/**
 * The sample document in a typeface.
 *
 * @throws AppError 'printed-document.no-typeface', 'pdf.too-slow'
 */
export async function sampleOf(
  deps: Dependencies,
  { typefaceId }: InputOf<typeof drawTypeface>,
): Promise<OutputOf<typeof drawTypeface>> {
  const { db, clock } = deps.platform;
  const typeface = typefaceId === undefined ? undefined : await loadTypeface(deps, db, typefaceId);
  if (typefaceId !== undefined && !typeface) throw new AppError('printed-document.no-typeface');
  const look = await emblemOf(deps, db, clock.now().toISOString());
  const pages = await renderPages(sampleModel, { ...look, ...(typeface ? { typeface } : {}) });
  return { pages: [...pages] };
}

/**
 * Sets documents in a typeface from now on.
 *
 * @throws AppError 'printed-document.no-typeface', 'settings.stale'
 */
export async function changeTypeface(
  deps: Dependencies,
  { caller }: SignedContext,
  tx: Tx,
  { typefaceId, seen, reason }: InputOf<typeof chooseTypeface>,
): Promise<void> {
  const wanted = { inUse: typefaceId ?? null };
  const now = async () => ({ inUse: (await typefaceUses(tx))[0]?.typefaceId ?? null });
  const subject = { kind: typefaceOwner, id: inUseId };
  await refuseUnseen(tx, deps.organisation, { seen, wanted, now, subject });
  const before = (await now()).inUse;
  if (before === wanted.inUse) return;
  const chosen = wanted.inUse === null ? null : await neededTypeface(tx, wanted.inUse);
  const since = deps.platform.clock.now().toISOString();
  await insertUse(tx, { typefaceId: wanted.inUse, since, by: caller.id, reason });
  const former = before === null ? null : await findTypeface(tx, before);
  await deps.platform.audit.write(tx, {
    ...{ act: 'printed-document.typeface-used', callerId: caller.id, subject },
    detail: { before: former?.family ?? null, after: chosen?.family ?? null, reason },
  });
}

/** Which typeface is in use is one thing, whatever typefaces there are. */
const inUseId = 'in-use';

/**
 * Deletes a typeface that was never used.
 *
 * @throws AppError 'printed-document.no-typeface', 'printed-document.typeface-used'
 */
export async function removeTypeface(
  deps: Dependencies,
  { caller }: SignedContext,
  tx: Tx,
  id: string,
): Promise<void> {
  const { family } = await neededTypeface(tx, id);
  if (usedIn(await typefaceUses(tx)).has(id)) throw new AppError('printed-document.typeface-used');
  const owner = { ownerKind: typefaceOwner, ownerId: id };
  const files = await deps.files.list(tx, typefaceOwner, [id]);
  const fileIds = files.map((file) => file.id);
  await deps.files.remove(tx, { fileIds, ...owner, callerId: caller.id });
  await deleteTypeface(tx, id);
  await deps.platform.audit.write(tx, {
    ...{ act: 'printed-document.typeface-removed', callerId: caller.id },
    ...{ subject: { kind: typefaceOwner, id }, detail: { family } },
  });
}

async function neededTypeface(h: Handle, id: string): Promise<StoredTypeface> {
  const found = await findTypeface(h, id);
  if (!found) throw new AppError('printed-document.no-typeface');
  return found;
}
