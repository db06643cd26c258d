import '../styles/gallery.css';
import { useState } from 'react';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { applyColourScheme } from '../theme.ts';
import type { ColourScheme } from '../theme.ts';
import { chooseLanguage, currentLanguage } from '../words/language.ts';
import { ActionSamples } from './ActionSamples.tsx';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { DataSamples } from './DataSamples.tsx';
import { EditorSamples } from './EditorSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { LayoutSamples } from './LayoutSamples.tsx';
import { OverlaySamples } from './OverlaySamples.tsx';
import { TableSamples } from './TableSamples.tsx';
import { UploadSamples } from './UploadSamples.tsx';

/** Every component in every state; for development. */
export default function GalleryPage() {
  const [scheme, setScheme] = useState<ColourScheme>('system');
  const [language, setLanguage] = useState(currentLanguage());
  const paint = (next: ColourScheme) => {
    setScheme(next);
    applyColourScheme(next);
  };
  return (
    <main className="s-gallery">
      <PageHeader title="แกลเลอรีส่วนประกอบ" above="สำหรับผู้พัฒนา" />
      <div className="s-gallery-switches s-no-print">
        <RadioGroup
          label="สีพื้น"
          isRow
          value={scheme}
          onChange={paint}
          options={[
            { value: 'system', label: 'ตามระบบ' },
            { value: 'light', label: 'สว่าง' },
            { value: 'dark', label: 'มืด' },
          ]}
        />
        <RadioGroup
          label="ภาษา"
          isRow
          value={language}
          onChange={(next) => {
            setLanguage(next);
            chooseLanguage(next);
          }}
          options={[
            { value: 'th', label: 'ไทย' },
            { value: 'en', label: 'English' },
          ]}
        />
      </div>
      <ActionSamples />
      <FieldSamples />
      <ChoiceSamples />
      <UploadSamples />
      <TableSamples />
      <DataSamples />
      <OverlaySamples />
      <LayoutSamples />
      <EditorSamples />
    </main>
  );
}
