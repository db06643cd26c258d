import type { Language } from '@sarn/kernel';
import type { Profile } from '@sarn/profile/contract';
import { RadioGroup, TextField, useLanguage, useWords } from '@sarn/platform-web';
import { useEffect, useEffectEvent, useRef } from 'react';
import { profileWords } from '../words/profile-words.ts';
import { useProfile } from '../profile/profile.client.ts';
import { InkChoice } from './InkChoice.tsx';
import { inks } from './pad-options.ts';
import { inkOf } from './signature-file.ts';
import { fonts } from './way.ts';
import type { Font, WayProps, Written } from './way.ts';
import './signature.css';

const sheet = { width: 900, height: 300 };
const largest = 150;
const edge = 40;

/** The drawn area of a text; script fonts exceed the height of their letters. */
function extent(pen: CanvasRenderingContext2D, text: string) {
  const at = pen.measureText(text);
  const [left, ascent] = [at.actualBoundingBoxLeft, at.actualBoundingBoxAscent];
  return {
    left,
    ascent,
    width: Math.max(1, left + at.actualBoundingBoxRight),
    height: Math.max(1, ascent + at.actualBoundingBoxDescent),
  };
}

type Signed = Omit<Written, 'name'> & { readonly name: string };

/** Draws the name as large as it fits, once the font is loaded. */
async function write(canvas: HTMLCanvasElement, signed: Signed): Promise<void> {
  const { name, font, ink } = signed;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  await document.fonts.load(`${largest}px ${fonts[font]}`, name);
  pen.clearRect(0, 0, sheet.width, sheet.height);
  const family = fonts[font];
  pen.font = `${largest}px ${family}`;
  const full = extent(pen, name);
  const fit = Math.min(1, (sheet.width - edge) / full.width, (sheet.height - edge) / full.height);
  pen.font = `${Math.floor(largest * fit)}px ${family}`;
  pen.fillStyle = inks[ink];
  const { left, ascent, width, height } = extent(pen, name);
  pen.fillText(name, (sheet.width - width) / 2 + left, (sheet.height - height) / 2 + ascent);
}

/** First and last name as shown; in English if stored. */
function nameToSign({ values }: Profile, language: Language): string {
  const join = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ');
  const english = language === 'en' ? join(values.firstNameEn, values.lastNameEn) : '';
  return english || join(values.firstName, values.lastName);
}

/** The name in a Thai script font, for people who cannot or need not draw. */
export function TypedSignature({ onInk, written, onWrite }: WayProps) {
  const say = useWords(profileWords);
  const language = useLanguage();
  const profile = useProfile().data;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { font, ink } = written;
  const name = written.name ?? (profile ? nameToSign(profile, language) : '');
  const tell = useEffectEvent(onInk);
  useEffect(() => {
    let isLatest = true;
    const at = canvas.current;
    if (!at) return;
    void write(at, { name, font, ink }).then(() => {
      if (isLatest) tell(name.trim() === '' ? null : inkOf(at));
    });
    return () => {
      isLatest = false;
    };
  }, [name, font, ink]);
  const options = (Object.keys(fonts) as Font[]).map((value) => ({
    value,
    label: say(`signature.${value}`),
  }));
  return (
    <div className="signature-way">
      <TextField
        label={say('signature.name')}
        value={name}
        onChange={(typed) => onWrite({ name: typed })}
        maxLength={60}
      />
      <canvas
        ref={canvas}
        className="signature-sheet"
        {...sheet}
        role="img"
        aria-label={say('signature.typedPreview', { name })}
      />
      <RadioGroup
        label={say('signature.font')}
        isRow
        options={options}
        value={font}
        onChange={(chosen) => onWrite({ font: chosen })}
      />
      <InkChoice value={ink} onChange={(chosen) => onWrite({ ink: chosen })} />
    </div>
  );
}
