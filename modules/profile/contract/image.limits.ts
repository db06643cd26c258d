/** Endings of the files that the forms offer to pick (specification §5). */
export const imageExtensions = ['.png', '.jpg', '.jpeg'] as const;

/** The picture a person chooses, before it is cropped in the browser. */
export const chosenImageLimits = {
  maxBytes: 20 * 2 ** 20,
  /** Telephones make 50 megapixels; decoding 100 would take 400 MB of memory. */
  maxPixels: 60_000_000,
} as const;

/** The picture of a person as the server accepts it. */
export const pictureLimits = {
  maxBytes: 2 * 2 ** 20,
  /** Each side, in pixels. */
  minSide: 64,
  maxSide: 2048,
  /** Side in pixels to which the form scales every picture. */
  madeSide: 512,
} as const;

/** The signature as the server accepts it: a PNG of dark ink, transparent or white around it. */
export const signatureLimits = {
  maxBytes: 512 * 2 ** 10,
  minWidth: 60,
  maxWidth: 1600,
  minHeight: 20,
  maxHeight: 800,
  /** Dark pixels; fewer are an accidental stroke. */
  minInk: 60,
  /** Share of dark pixels; a larger one is a photograph or a black area. */
  maxInkShare: 0.6,
  /** Versions a person may have at once. */
  maxVersions: 50,
} as const;
