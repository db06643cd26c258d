import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
  readonly step?: number | undefined;
  /** The value as shown and read aloud, e.g. `150%`. */
  readonly text: string;
  readonly isDisabled?: boolean | undefined;
}

/** A value between two limits, dragged or moved by the arrow keys. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, minValue = 0, maxValue = 100, step = 1, text } = props;
  return (
    <AriaSlider
      className="s-slider"
      value={value}
      onChange={onChange}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={props.isDisabled ?? false}
    >
      <Label className="s-label">{label}</Label>
      <SliderOutput className="s-slider-text">{text}</SliderOutput>
      <SliderTrack className="s-slider-track">
        <SliderThumb className="s-slider-thumb" aria-valuetext={text} />
      </SliderTrack>
    </AriaSlider>
  );
}
