/** Endings of the files that the forms offer to pick (specification §5). */
export const imageEndings = ['.png', '.jpg', '.jpeg'] as const;

/** The picture a person chooses, before it is cut in the browser. */
export const chosenImageLimits = {
  maxBytes: 20 * 2 ** 20,
  /** Telephones take 50; a hundred would take 400 MB of memory to unfold. */
  maxPixels: 60_000_000,
} as const;

/** The picture of a person as the server takes it. */
export const pictureLimits = {
  maxBytes: 2 * 2 ** 20,
  /** Each side, in pixels. */
  minSide: 64,
  maxSide: 2048,
  /** What the form makes of every picture. */
  madeSide: 512,
} as const;

/** The signature as the server takes it: a PNG of dark ink on nothing or on white. */
export const signatureLimits = {
  maxBytes: 512 * 2 ** 10,
  minWidth: 60,
  maxWidth: 1600,
  minHeight: 20,
  maxHeight: 800,
  /** Fewer dark pixels are a slip of the pen. */
  minInk: 60,
  /** A larger share of the area is a photograph or a black box. */
  maxInkShare: 0.6,
  /** Versions a person may have at once. */
  maxVersions: 50,
} as const;
