/** Called by each way of making a signature when its ink changes; null while there is none. */
export interface WayProps {
  readonly onInk: (ink: HTMLCanvasElement | null) => void;
}
