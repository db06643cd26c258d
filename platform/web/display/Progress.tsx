import { ProgressBar } from 'react-aria-components';

export interface ProgressProps {
  readonly label: string;
  /** 0 to 1; null while it cannot be known. */
  readonly value: number | null;
  /** Text of the numbers, e.g. `1.2 MB of 3 MB`; the percentage by default. */
  readonly text?: string | undefined;
}

/** Progress of a task, in numbers. */
export function Progress({ label, value, text }: ProgressProps) {
  const percent = Math.round((value ?? 0) * 100);
  return (
    <ProgressBar
      className="s-progress"
      value={percent}
      isIndeterminate={value === null}
      {...(text ? { valueLabel: text } : {})}
      aria-label={label}
    >
      <span className="s-progress-text">{text ?? (value === null ? label : `${percent}%`)}</span>
      <span className="s-progress-track">
        <span
          className={value === null ? 's-progress-fill s-progress-unknown' : 's-progress-fill'}
          style={value === null ? undefined : { inlineSize: `${percent}%` }}
        />
      </span>
    </ProgressBar>
  );
}
