export interface PickedUnit {
  readonly id: string;
  readonly name: string;
}

/** A field in which several units are chosen. */
export interface UnitsPickerProps {
  readonly label: string;
  readonly units: readonly PickedUnit[];
  readonly onChange: (units: readonly PickedUnit[]) => void;
  readonly error: string | null;
  /** May stay empty: no star for a required field. */
  readonly isOptional?: boolean;
  /** One sentence below the field. */
  readonly description?: string | undefined;
}
