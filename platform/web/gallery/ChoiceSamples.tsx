import { useState } from 'react';
import { CheckboxField } from '../field/CheckboxField.tsx';
import { CheckboxGroup } from '../field/CheckboxGroup.tsx';
import { ComboBox } from '../field/ComboBox.tsx';
import type { Option } from '../field/option.ts';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { Select } from '../field/Select.tsx';
import { Slider } from '../field/Slider.tsx';
import { useForm } from '../form/use-form.ts';
import { FormLayout } from '../layout/FormLayout.tsx';
import { longText, names } from './texts.ts';
import { Sample } from './Sample.tsx';

const speeds = [
  { value: 'normal', label: 'ปกติ' },
  { value: 'urgent', label: 'ด่วน' },
  { value: 'most', label: 'ด่วนที่สุด', hint: 'ดำเนินการทันที' },
  { value: 'none', label: 'เลือกไม่ได้', isDisabled: true },
] as const;

const people: readonly Option[] = names.map((label, index) => ({
  value: `p${index}`,
  label,
  hint: 'นักวิเคราะห์นโยบายและแผนชำนาญการ',
}));

/** Select fields, checkboxes and radio buttons. */
export function ChoiceSamples() {
  const [speed, setSpeed] = useState<string | null>('urgent');
  const [nothing, setNothing] = useState<string | null>(null);
  const [many, setMany] = useState<string[]>(['normal']);
  const [size, setSize] = useState(150);
  const form = useForm({ name: 'gallery.choicesamples', start: {}, send: () => Promise.resolve() });
  return (
    <Sample title="ตัวเลือก">
      <FormLayout form={form} columns={2}>
        <Select label="ชั้นความเร็ว" options={speeds} value={speed} onChange={setSpeed} />
        <Select
          label="ยังไม่เลือก"
          isRequired
          error="กรุณาเลือกรายการ"
          options={[...speeds, { value: 'long', label: longText }]}
          value={nothing}
          onChange={setNothing}
        />
        <ComboBoxSamples />
        <RadioGroup label="เลือกหนึ่ง" options={speeds} value={speed} onChange={setSpeed} />
        <CheckboxGroup label="เลือกหลายข้อ" options={speeds} value={many} onChange={setMany} />
        <RadioGroup
          label="เรียงแนวนอน"
          isRow
          isRequired
          error="กรุณาเลือกหนึ่งข้อ"
          options={speeds}
          value={null}
          onChange={() => undefined}
        />
        <Slider
          label="ขนาด"
          minValue={100}
          maxValue={400}
          value={size}
          onChange={setSize}
          text={`${size}%`}
        />
        <CheckboxSamples />
      </FormLayout>
    </Sample>
  );
}

/** Finds people after a moment, as a server does. */
async function findPeople(text: string): Promise<readonly Option[]> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return people.filter(({ label }) => label.includes(text));
}

const failToFind = () => Promise.reject(new Error('sample'));

function ComboBoxSamples() {
  const [person, setPerson] = useState<Option | null>(people[0] ?? null);
  const [found, setFound] = useState<Option | null>(null);
  const [free, setFree] = useState<Option | null>({ value: '', label: 'พิมพ์เองได้' });
  return (
    <>
      <ComboBox label="เลือกหรือพิมพ์หา" options={people} value={person} onChange={setPerson} />
      <ComboBox
        label="ค้นจากเครื่องแม่ข่าย"
        placeholder="พิมพ์ชื่อ"
        loadOptions={findPeople}
        value={found}
        onChange={setFound}
      />
      <ComboBox label="พิมพ์เองได้" isFreeText options={people} value={free} onChange={setFree} />
      <ComboBox
        label="ค้นไม่สำเร็จ"
        loadOptions={failToFind}
        value={null}
        onChange={() => undefined}
      />
    </>
  );
}

function CheckboxSamples() {
  const [isOn, setOn] = useState(true);
  return (
    <div>
      <CheckboxField isSelected={isOn} onChange={setOn}>
        ยืนยันว่าได้ตรวจสอบแล้ว
      </CheckboxField>
      <br />
      <CheckboxField isIndeterminate>บางส่วน</CheckboxField>
      <br />
      <CheckboxField isDisabled isSelected>
        ใช้ไม่ได้
      </CheckboxField>
    </div>
  );
}
