/** The part of a picture that is kept: a square, enlarged and moved. */
export interface Crop {
  /** 1 shows the whole shorter side. */
  readonly zoom: number;
  /** Position within the part that is cut off, 0 to 1; 0.5 is the middle. */
  readonly across: number;
  readonly down: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 };
export const largestZoom = 4;

/** The square of the picture that a crop keeps, in pixels of the picture. */
export function cropSquare(
  { width, height }: Size,
  { zoom, across, down }: Crop,
): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * across, top: (height - side) * down, side };
}

/**
 * The crop after the picture was dragged.
 *
 * @param dx distance dragged to the right, as a share of the shown square; `dy` downwards
 */
export function dragged(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = cropSquare(size, crop);
  const moved = (place: number, by: number, slack: number) =>
    slack < 0.5 ? place : within(place - (by * side) / slack, 0, 1);
  return {
    ...crop,
    across: moved(crop.across, dx, size.width - side),
    down: moved(crop.down, dy, size.height - side),
  };
}

/** The crop enlarged by a factor, around its middle. */
export function zoomed(crop: Crop, factor: number): Crop {
  return { ...crop, zoom: within(crop.zoom * factor, 1, largestZoom) };
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
