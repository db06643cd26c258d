export interface SpinnerProps {
  /** What is being waited for; read aloud. */
  readonly label: string;
  readonly size?: 's' | 'm' | undefined;
}

/** Something is going on, and how long is not known. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  return <span role="img" aria-label={label} className={`s-spinner s-spinner-${size}`} />;
}
