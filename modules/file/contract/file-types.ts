/**
 * What may be uploaded to letters: media type, allowed file extensions, and how the bytes show it.
 *
 * Left out on purpose: archives and old binary Office files (their content cannot be judged),
 * files with macros, HTML, SVG and every kind of program.
 */
export const fileTypes = {
  'application/pdf': { extensions: ['pdf'], th: 'PDF', en: 'PDF', isShownInPage: true },
  'image/png': { extensions: ['png'], th: 'ภาพ PNG', en: 'PNG picture', isShownInPage: true },
  'image/jpeg': {
    extensions: ['jpg', 'jpeg'],
    th: 'ภาพ JPEG',
    en: 'JPEG picture',
    isShownInPage: true,
  },
  'image/tiff': {
    extensions: ['tif', 'tiff'],
    th: 'ภาพ TIFF',
    en: 'TIFF picture',
    isShownInPage: false,
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extensions: ['docx'],
    th: 'เอกสาร Word',
    en: 'Word document',
    isShownInPage: false,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    extensions: ['xlsx'],
    th: 'ตาราง Excel',
    en: 'Excel workbook',
    isShownInPage: false,
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    extensions: ['pptx'],
    th: 'งานนำเสนอ PowerPoint',
    en: 'PowerPoint slides',
    isShownInPage: false,
  },
  'application/vnd.oasis.opendocument.text': {
    extensions: ['odt'],
    th: 'เอกสาร OpenDocument',
    en: 'OpenDocument text',
    isShownInPage: false,
  },
  'application/vnd.oasis.opendocument.spreadsheet': {
    extensions: ['ods'],
    th: 'ตาราง OpenDocument',
    en: 'OpenDocument spreadsheet',
    isShownInPage: false,
  },
  'text/plain': { extensions: ['txt'], th: 'ข้อความ', en: 'Text', isShownInPage: false },
  'text/csv': { extensions: ['csv'], th: 'ตาราง CSV', en: 'CSV table', isShownInPage: false },
} as const satisfies Readonly<Record<string, FileKind>>;

/** Films: only where a module asks for them, never with a letter. */
export const videoTypes = {
  'video/mp4': { extensions: ['mp4'], th: 'วิดีโอ MP4', en: 'MP4 video', isShownInPage: true },
  'video/webm': { extensions: ['webm'], th: 'วิดีโอ WebM', en: 'WebM video', isShownInPage: true },
} as const satisfies Readonly<Record<string, FileKind>>;

/** Fonts: only where a module asks for them, never with a letter. */
export const fontTypes = {
  'font/ttf': {
    extensions: ['ttf'],
    th: 'ฟอนต์ TrueType',
    en: 'TrueType font',
    isShownInPage: false,
  },
  'font/otf': {
    extensions: ['otf', 'ttf'],
    th: 'ฟอนต์ OpenType',
    en: 'OpenType font',
    isShownInPage: false,
  },
} as const satisfies Readonly<Record<string, FileKind>>;

/**
 * Messages of other systems, stored unchanged as proof of what was sent. Nobody uploads
 * them and they are not checked; they can only be downloaded.
 */
export const originalTypes = ['message/rfc822', 'application/xml', 'application/json'] as const;
export type OriginalType = (typeof originalTypes)[number];

export interface FileKind {
  /** The first is the usual one; lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly th: string;
  readonly en: string;
  /** Whether a browser may show it inside the page; everything else is a download. */
  readonly isShownInPage: boolean;
}

const allTypes = { ...fileTypes, ...videoTypes, ...fontTypes };

export type MediaType = keyof typeof allTypes;

/** All types whose bytes the store recognises. */
export const mediaTypes = Object.keys(allTypes) as MediaType[];

/** The types that the general upload accepts. */
export const attachmentTypes = Object.keys(fileTypes) as MediaType[];

/** Every allowed extension with its dot, for the file chooser of the browser. */
export const acceptedExtensions: readonly string[] = Object.values(fileTypes).flatMap((kind) =>
  kind.extensions.map((extension) => `.${extension}`),
);

/** The kind of file of a media type, or undefined when it is not allowed. */
export function findFileKind(mediaType: string): FileKind | undefined {
  return Object.hasOwn(allTypes, mediaType) ? allTypes[mediaType as MediaType] : undefined;
}
