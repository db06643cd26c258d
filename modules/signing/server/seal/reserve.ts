import { AppError } from '@sarn/kernel';
import { signatureFields } from '../../contract/pdf/fields.ts';
import type { PdfFile } from '../../contract/pdf/file.ts';
import { pagesOf, rectangleOf as readRectangle } from '../../contract/pdf/pages.ts';
import type { Page } from '../../contract/pdf/pages.ts';
import { isKind } from '../../contract/pdf/values.ts';
import type { PdfReference, PdfValue } from '../../contract/pdf/values.ts';
import { readCertificate, readName } from '../../contract/x509/certificate.ts';
import { drawInside, rectangleOn } from './appearance.ts';
import type { Appearance } from './appearance.ts';
import {
  addToForm,
  addToPage,
  changed,
  openToChange,
  pageAt,
  printedAndLocked,
} from './form-objects.ts';
import { updateOf } from './update.ts';
import type { Update } from './update.ts';
import { array, dictionary, name, stream, text } from '../../contract/pdf/write-values.ts';

/** A place on a page that is kept free for the signature of somebody who signs later, in millimetres. */
export interface FieldPlace extends Omit<Appearance, 'drawing'> {
  readonly field: string;
}

/** A place that was reserved, with the drawing that the signature shows there. */
export interface ReservedPlace {
  readonly field: string;
  readonly drawing: Appearance['drawing'];
}

/** Of the constraints of a certificate: its subject must be as told (ISO 32000-2, table 238). */
const subjectIsRequired = 1 << 3;

/**
 * Keeps places for later signatures, before the first signature: whoever signs first signs these places too, and what is
 * drawn in them later is no change of what was signed.
 *
 * @param certificate of whom they are kept for, DER: another one with the same name may fill them, nobody else
 * @throws `signing.pdf-encrypted`, `-broken`, `-not-allowed`, `-no-page`
 */
export function reserveFields(
  bytes: Uint8Array,
  places: readonly FieldPlace[],
  certificate: Uint8Array,
): Uint8Array {
  if (places.length === 0) return bytes;
  const file = openToChange(bytes);
  const update = updateOf(file);
  const signer = seedOf(certificate);
  const added = places.map((place) => {
    const page = pageAt(file, place.page);
    const rectangle = rectangleOn(page, place);
    const [left = 0, bottom = 0, right = 0, top = 0] = rectangle;
    // PDF/A wants an appearance of all that is seen; this one shows nothing.
    const empty = update.add(
      stream(
        {
          ...{ Type: name('XObject'), Subtype: name('Form') },
          BBox: array([0, 0, right - left, top - bottom]),
        },
        new Uint8Array(),
      ),
    );
    const field = update.add(
      dictionary({
        ...{ Type: name('Annot'), Subtype: name('Widget'), FT: name('Sig') },
        ...{ T: text(place.field), P: page.reference, Rect: array(rectangle) },
        ...{ F: printedAndLocked, SV: signer, AP: dictionary({ N: empty }) },
      }),
    );
    return { page, field };
  });
  for (const page of new Set(added.map((one) => one.page.reference.number))) {
    const here = added.filter((one) => one.page.reference.number === page);
    const [first] = here;
    if (first) {
      addToPage(
        file,
        update,
        first.page,
        here.map(({ field }) => field),
      );
    }
  }
  addToForm(
    file,
    update,
    added.map(({ field }) => field),
  );
  return update.finish();
}

/** The seed value by which a field says whose signature it is for. */
function seedOf(certificate: Uint8Array) {
  const { commonName, organisation } = readName(readCertificate(certificate).subject);
  return dictionary({
    Type: name('SV'),
    Cert: dictionary({
      ...{ Type: name('SVCert'), Ff: subjectIsRequired },
      SubjectDN: array([
        dictionary({
          ...(commonName === undefined ? {} : { CN: text(commonName) }),
          ...(organisation === undefined ? {} : { O: text(organisation) }),
        }),
      ]),
    }),
  });
}

/**
 * Puts a signature into a reserved field.
 *
 * @returns the name of the field
 * @throws `signing.pdf-no-field` where it is not there or not free
 */
export function fillField(
  file: PdfFile,
  update: Update,
  value: PdfReference,
  { field: fieldName, drawing }: ReservedPlace,
): string {
  const { newest } = file;
  const field = signatureFields(newest).find(
    (one) => one.name === fieldName && one.value === undefined,
  );
  const rectangle = field && readRectangle(newest, field.entries.get('Rect'));
  const page = field && pageOf(file, field.entries.get('P'));
  if (!field || !rectangle || !page) throw new AppError('signing.pdf-no-field');
  const [left, bottom, right, top] = rectangle;
  const isTurned = page.rotation === 90 || page.rotation === 270;
  const [across, along] = [right - left, top - bottom];
  const size = isTurned ? { width: along, height: across } : { width: across, height: along };
  const form = drawInside(update, page, size, drawing);
  update.put(field.reference, changed(field.entries, { V: value, AP: dictionary({ N: form }) }));
  return fieldName;
}

const pageOf = ({ newest }: PdfFile, at: PdfValue | undefined): Page | undefined =>
  isKind(at, 'reference')
    ? pagesOf(newest).find(({ reference }) => reference.number === at.number)
    : undefined;
