import { useState } from 'react';
import { DateField } from '../field/DateField.tsx';
import { DatePicker } from '../field/DatePicker.tsx';
import { NumberField } from '../field/NumberField.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { FormLayout, FormRow } from '../layout/FormLayout.tsx';
import { Button } from '../action/Button.tsx';
import { longText, stackedText } from './texts.ts';
import { Sample } from './Sample.tsx';

/** Fields that are typed into. */
export function FieldSamples() {
  const form = useForm({ name: 'gallery.fieldsamples', start: {}, send: () => Promise.resolve() });
  return (
    <Sample title="ช่องกรอก">
      <FormLayout
        columns={2}
        form={form}
        actions={
          <>
            <Button>ยกเลิก</Button>
            <Button type="submit" variant="primary">
              บันทึก
            </Button>
          </>
        }
      >
        <TextFieldSamples />
        <SearchFieldSamples />
        <DaySamples />
        <TextAreaSamples />
      </FormLayout>
    </Sample>
  );
}

function TextFieldSamples() {
  const [text, setText] = useState(stackedText);
  const [empty, setEmpty] = useState('');
  const [secret, setSecret] = useState('Secret123');
  const [number, setNumber] = useState<number | null>(12);
  return (
    <>
      <TextField label="ข้อความ" isRequired value={text} onChange={setText} />
      <TextField
        label="มีคำแนะนำ"
        description="กรอกได้ไม่เกิน 200 ตัวอักษร"
        placeholder="ตัวอย่างข้อความ"
        value={empty}
        onChange={setEmpty}
      />
      <TextField
        label="ผิดพลาด"
        isRequired
        error="กรุณากรอกข้อความ"
        value={empty}
        onChange={setEmpty}
      />
      <TextField label="ใช้ไม่ได้" isDisabled value={text} onChange={setText} />
      <TextField label="อ่านอย่างเดียว" isReadOnly value={text} onChange={setText} />
      <PasswordField label="รหัสผ่าน" value={secret} onChange={setSecret} />
      <NumberField label="จำนวนวัน" minValue={0} value={number} onChange={setNumber} />
    </>
  );
}

function SearchFieldSamples() {
  const [search, setSearch] = useState('ชลประทาน');
  return (
    <>
      <SearchField label="ค้นหา" placeholder="ค้นหา" value={search} onSearch={setSearch} />
      <SearchField
        label="ค้นหาด้วยปุ่ม"
        value={search}
        minLength={3}
        iconButton={{ label: 'ค้นหา', tooShort: 'กรุณาพิมพ์อย่างน้อย 3 ตัวอักษร' }}
        onSearch={setSearch}
      />
    </>
  );
}

function DaySamples() {
  const [day, setDay] = useState<string | null>('2026-11-21');
  const [none, setNone] = useState<string | null>(null);
  return (
    <>
      <DateField label="วันที่ (พิมพ์)" value={day} onChange={setDay} />
      <DatePicker
        label="วันที่ (ปฏิทิน)"
        isRequired
        value={none}
        onChange={setNone}
        minValue="2026-11-01"
        description="วันนี้หรือหลังจากนี้"
      />
      <DatePicker label="วันที่ผิด" value="2026-10-15" onChange={setNone} minValue="2026-11-01" />
      <DatePicker label="วันที่ใช้ไม่ได้" isDisabled value={day} onChange={setDay} />
    </>
  );
}

function TextAreaSamples() {
  const [long, setLong] = useState(longText);
  const [empty, setEmpty] = useState('');
  return (
    <>
      <FormRow>
        <TextArea label="ข้อความหลายบรรทัด" value={long} onChange={setLong} />
      </FormRow>
      <FormRow>
        <TextArea label="เหตุผล" isRequired error="กรุณาระบุเหตุผล" value={empty} onChange={setEmpty} />
      </FormRow>
    </>
  );
}
