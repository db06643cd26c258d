import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../display/Skeleton.tsx';
import { longText } from './texts.ts';
import { Sample } from './Sample.tsx';

const RichTextEditor = lazy(() => import('../editor/RichTextEditor.tsx'));

/** The editor, loaded when it is needed. */
export function EditorSamples() {
  const [html, setHtml] = useState('');
  return (
    <Sample title="เครื่องมือเขียนข้อความ">
      <Suspense fallback={<Skeleton kind="block" />}>
        <RichTextEditor
          label="เนื้อความ"
          isRequired
          initial={`<p>${longText}</p><ul><li><p>ข้อแรก</p></li></ul>`}
          onChange={({ html: written }) => setHtml(written)}
        />
        <RichTextEditor label="เนื้อความที่ผิด" error="กรุณากรอกเนื้อความ" onChange={() => undefined} />
      </Suspense>
      <output className="s-small s-muted">{html}</output>
    </Sample>
  );
}
