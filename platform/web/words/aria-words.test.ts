import * as english from 'react-aria-components/i18n/en-US';
import { describe, expect, it } from 'vitest';
import { ariaThai } from './aria-thai.ts';

// Parts of React Aria that the components do not use, such as dragging.
const unused = ['color', 'steplist', 'previewtrigger'];
const unusedKeys = /^(dragSelected|dragDescription|colorSwatch)/;
const carried = (english as unknown as { default: Record<string, Record<string, unknown>> })
  .default;

describe('Thai for screen readers', () => {
  const parts = Object.keys(carried).filter((part) => !unused.some((name) => part.endsWith(name)));

  it.each(parts)('%s has every string', (part) => {
    const wanted = Object.keys(carried[part] ?? {}).filter((key) => !unusedKeys.test(key));
    expect(Object.keys(ariaThai[part] ?? {})).toEqual(expect.arrayContaining(wanted));
  });

  it('speaks whole sentences', () => {
    const say = ariaThai['@react-aria/combobox']?.['countAnnouncement'];
    expect(typeof say === 'function' && say({ optionCount: 4 })).toBe('มี 4 ตัวเลือก');
  });
});
