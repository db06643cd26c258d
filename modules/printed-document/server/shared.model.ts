import { civilDateAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { classTerm } from '@sarn/classification/server';
import { secretLevels } from '@sarn/organisation/contract';
import type { SecretClass } from '@sarn/organisation/contract';
import { usualSpeed } from '@sarn/document-classes/contract';
import { speedsOf } from '@sarn/document-classes/server';
import { isClassified } from '@sarn/document/contract';
import { listSteps } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { richBody } from '@sarn/pdf/contract';
import { hasText } from '../contract/index.ts';
import type { DocumentSigner, MemoDocument, RichBody } from '@sarn/pdf/contract';
import type { DocumentLook } from '@sarn/pdf/server';
import { typefaceAt } from './typeface/typeface-files.ts';

/** The words of its classes: urgent above the text, secret at the top and the foot of every page. */
export async function classWords(
  h: Handle,
  { speed, secrecy }: Pick<DocumentRow, 'speed' | 'secrecy'>,
): Promise<Pick<MemoDocument, 'speed' | 'secrecy'>> {
  return {
    speed: speed === usualSpeed ? '' : (await speedsOf(h))(speed).th,
    secrecy: isClassified(secrecy) ? classTerm(secrecy) : '',
  };
}

/** The same in English. */
export async function englishClassWords(
  h: Handle,
  { speed, secrecy }: Pick<DocumentRow, 'speed' | 'secrecy'>,
): Promise<Pick<MemoDocument, 'speed' | 'secrecy'>> {
  return {
    speed: speed === usualSpeed ? '' : (await speedsOf(h))(speed).en,
    secrecy: isClassified(secrecy) ? secretLevels[secrecy as SecretClass].en.toUpperCase() : '',
  };
}

/** Emblem and typeface of the agency at the signature, of a draft those of now; the delivered ones where it has none. */
export async function lookOf(
  deps: Dependencies,
  h: Handle,
  signedAt: string | null,
): Promise<DocumentLook> {
  const at = signedAt ?? deps.platform.clock.now().toISOString();
  const typeface = await typefaceAt(deps, h, at);
  return { ...(await emblemOf(deps, h, at)), ...(typeface ? { typeface } : {}) };
}

/** The emblem of a moment; the neutral one where the agency has none. */
export async function emblemOf(deps: Dependencies, h: Handle, at: string) {
  const emblem = await deps.emblemAt(h, at);
  return emblem ? { emblemSvg: emblem.svg } : {};
}

/** All steps of a document's route: read once for its pages. */
export const stepsOf = (h: Handle, { id }: Pick<DocumentRow, 'id'>) => listSteps(h, id, null);
export type RouteSteps = Awaited<ReturnType<typeof stepsOf>>;

/**
 * Whoever signed, with own post, phrase of the power and posts acted for, one per line (DOMAIN §4.6).
 * Before the signature it is who is to sign by the route, and without a route the author.
 *
 * @param known the steps, where they were read for the same pages
 */
export async function signerOf(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
  known?: RouteSteps,
): Promise<DocumentSigner> {
  const { signedByName, signedByLines, signedByPost } = document;
  if (signedByName === null) {
    const steps = known ?? (await stepsOf(h, document));
    const signatory = steps.findLast(({ role }) => role === 'sign')?.personId;
    return personAsSigner(deps, h, signatory ?? document.authorId);
  }
  const titles = signedByLines.length > 0 ? signedByLines : [signedByPost ?? ''];
  return { name: signedByName, posts: titles.map((title) => ({ title, acting: null })) };
}

/**
 * Whoever signed or is to sign, in English as the record of the person has it; what is not there in English stays
 * Thai, so that it is seen and typed.
 */
export async function englishSigner(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<DocumentSigner> {
  const steps = await listSteps(h, document.id, null);
  const signatory = steps.findLast(({ role }) => role === 'sign')?.personId;
  const planned = signatory ?? document.authorId;
  const [card] = await deps.organisation.personCard(h, [planned]);
  // Whoever signed in place of the one who was asked has powers that no record tells in English.
  const isOther = document.signedByName !== null && document.signedByName !== card?.name;
  return isOther ? signerOf(deps, h, document) : personInEnglish(deps, h, planned);
}

export async function personInEnglish(
  deps: Dependencies,
  h: Handle,
  personId: string,
): Promise<DocumentSigner> {
  const [card] = await deps.organisation.personCard(h, [personId]);
  if (!card) return { name: '', posts: [] };
  const title = card.positionNameEn || card.positionName;
  return { name: card.nameEn || card.name, posts: [{ title, acting: null }] };
}

/** A person with the post they have now. */
export async function personAsSigner(
  deps: Dependencies,
  h: Handle,
  personId: string,
): Promise<DocumentSigner> {
  const [card] = await deps.organisation.personCard(h, [personId]);
  const posts = card ? [{ title: card.positionName, acting: null }] : [];
  return { name: card?.name ?? '', posts };
}

/** The unit in which the caller writes, that of the first post, as `unitLine`. */
export async function ownUnitLine(deps: Dependencies, h: Handle, personId: string) {
  const today = civilDateAt(deps.platform.clock.now());
  const [post] = await deps.organisation.postsOf(h, personId, today);
  return post ? unitLine(deps, h, post.unitId) : '';
}

/** A unit with its telephone, as a memo names it after ส่วนราชการ. @rule saraban-2526 ข้อ 12 */
export async function unitLine(deps: Dependencies, h: Handle, unitId: string): Promise<string> {
  const [unit] = await deps.organisation.units(h, [unitId]);
  const phone = (await deps.organisation.unitContacts(h, [unitId])).get(unitId)?.phone ?? '';
  return [unit?.name, phone && `โทร. ${phone}`].filter(Boolean).join(' ');
}

/** Whether the pages of a letter are still marked as a draft: it gets its date with its number, after the signature. */
export const isDraft = ({
  letterDate,
  signedAt,
}: Pick<DocumentRow, 'letterDate' | 'signedAt'>): boolean =>
  letterDate === null && signedAt === null;

/** The text as the editor has it; an empty one where nothing was written. */
export const bodyOf = ({ bodyJson }: Pick<DocumentRow, 'bodyJson'>): RichBody =>
  hasText(bodyJson) ? richBody.parse(bodyJson) : { type: 'doc', content: [] };
