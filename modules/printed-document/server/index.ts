export { printedDocumentModule } from './manifest.ts';
export { typefaceLook } from './typeface/typeface-files.ts';
export { reportFile, reportPart, reportRows, sheetsInParts } from './report-file.ts';
export { printedDocument } from './printed-document.service.ts';
export { pageInput } from './version/made-pages.ts';
export type { PageInput } from './version/made-pages.ts';
export { keepVersion } from './version/version.service.ts';
export { hasSignedFile, lengthenSignedFile, signedFileOf } from './version/signed-file.ts';
export type { SignedFile } from './version/signed-file.ts';
