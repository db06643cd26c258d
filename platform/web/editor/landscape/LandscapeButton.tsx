import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { RectangleHorizontal } from 'lucide-react';
import { IconButton } from '../../action/IconButton.tsx';
import { useWords } from '../../words/words.ts';
import { editorWords } from '../words/editor-words.ts';
import { isInLandscape, toggleLandscape } from './landscape.ts';

/** The button that turns the page of what is selected. */
export function LandscapeButton({ editor }: { readonly editor: Editor }) {
  const say = useWords(editorWords);
  const { isOn, may } = useEditorState({
    editor,
    selector: ({ editor: seen }) => ({
      isOn: isInLandscape(seen.state),
      may: toggleLandscape(seen.state),
    }),
  });
  return (
    <IconButton
      size="s"
      aria-label={say('landscape.toggle')}
      isOn={isOn}
      isDisabled={!may}
      onPress={() => {
        toggleLandscape(editor.state, editor.view.dispatch);
        editor.commands.focus();
      }}
    >
      <RectangleHorizontal size={18} />
    </IconButton>
  );
}
