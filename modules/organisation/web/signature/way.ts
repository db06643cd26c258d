/** A way to make a signature tells its ink whenever it changes; null while there is none. */
export interface WayProps {
  readonly onInk: (ink: HTMLCanvasElement | null) => void;
}
