import { expect, test } from 'vitest';
import { askedVariables, filledTemplate, hasWritten } from './filled-template.ts';

const paragraph = (...texts: readonly string[]) => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
});
const body = (...texts: readonly string[]) => ({ type: 'doc', content: [paragraph(...texts)] });
const empty = { title: '', addressee: '', bodyJson: { type: 'doc', content: [paragraph()] } };

test('variables are asked for once each, and not what the form or the template knows', () => {
  const content = {
    title: 'ขออนุมัติ {{ชื่อโครงการ}}',
    bodyJson: body('{{ชื่อโครงการ}} ของ {{ หน่วย }} เรียน {{เรียน}} ตาม {{อ้างถึง}} {{เรื่อง}}'),
  };
  expect(askedVariables(content, empty)).toEqual(['ชื่อโครงการ', 'หน่วย', 'เรียน', 'อ้างถึง']);
  const form = { ...empty, addressee: 'อธิบดี', reference: 'ที่ ๑' };
  expect(askedVariables(content, form)).toEqual(['ชื่อโครงการ', 'หน่วย']);
});

test('answers and fields of the form stand in the text, what nobody answered stays', () => {
  const content = {
    title: 'ขออนุมัติ{{โครงการ}}',
    addressee: '',
    bodyJson: body('เรียน {{เรียน}} เรื่อง {{เรื่อง}} ณ {{ที่}} {{constructor}}'),
  };
  const form = { ...empty, addressee: 'อธิบดี' };
  expect(filledTemplate(content, form, { โครงการ: 'อบรม', ที่: ' ' })).toEqual({
    title: 'ขออนุมัติอบรม',
    // The empty field of the template leaves what was typed.
    bodyJson: body('เรียน อธิบดี เรื่อง ขออนุมัติอบรม ณ {{ที่}} {{constructor}}'),
  });
});

test('a form is written on when it has a subject or a letter in its text', () => {
  expect(hasWritten(empty)).toBe(false);
  expect(hasWritten({ ...empty, bodyJson: body(' ') })).toBe(false);
  expect(hasWritten({ ...empty, bodyJson: body('ก') })).toBe(true);
  expect(hasWritten({ ...empty, title: 'เรื่อง' })).toBe(true);
});
