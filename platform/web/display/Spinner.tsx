export interface SpinnerProps {
  /** What is loading; read aloud. */
  readonly label: string;
  readonly size?: 's' | 'm' | undefined;
}

/** Shows work of unknown length. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  return <span role="img" aria-label={label} className={`s-spinner s-spinner-${size}`} />;
}
