import { Editor } from '@tiptap/core';
import type { AnyExtension } from '@tiptap/core';
import { onTestFinished } from 'vitest';

/**
 * An editor for one test, taken down with it: its timers would look for the page when there is none any
 * more, and end the run of another file.
 */
export function openEditor(extensions: AnyExtension[], content: string): Editor {
  const editor = new Editor({ extensions, content, injectCSS: false });
  onTestFinished(() => editor.destroy());
  return editor;
}
