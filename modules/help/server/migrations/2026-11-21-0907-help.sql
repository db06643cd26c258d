-- Manuals that the agency uploads, and the versions of its privacy policy.

create table manual (
  id uuid primary key,
  kind text not null check (kind in ('manual', 'document', 'video')),
  title_th text not null check (title_th <> '' and length(title_th) <= 200),
  title_en text not null check (title_en <> '' and length(title_en) <= 200),
  -- Order in lists, smaller first.
  place integer not null,
  is_hidden boolean not null default false,
  created_by uuid references person (id),
  created_at timestamptz(3) not null
);
create index manual_place on manual (place, id);
create index manual_created_by on manual (created_by) where created_by is not null;

-- Addresses by which a player fetches one file; a player sends no token.
create table manual_view (
  -- SHA-256 of the ticket: the table alone opens nothing.
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  manual_id uuid not null references manual (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index manual_view_manual on manual_view (manual_id);
create index manual_view_age on manual_view (expires_at);

-- A version is never changed: people agreed to these words.
create table policy_version (
  id uuid primary key,
  version text not null unique check (version <> '' and length(version) <= 20),
  -- First day in force, a Bangkok day. The latest one begun is the policy.
  in_force_on date not null,
  text_th text not null check (text_th <> ''),
  text_en text not null check (text_en <> ''),
  published_by uuid references person (id),
  published_at timestamptz(3) not null
);
create index policy_version_in_force on policy_version (in_force_on desc, published_at desc);
create index policy_version_published_by on policy_version (published_by)
  where published_by is not null;

insert into role_permission (role_id, permission)
select role.id, granted.permission
from role, (values ('help.manage'), ('help.publish-policy')) as granted (permission)
where role.code = 'administrator'
on conflict do nothing;

insert into policy_version (id, version, in_force_on, published_at, text_th, text_en) values (
  '01930000-0000-7000-8000-000000000901', '1.0', '2026-01-01', '2026-01-01 00:00:00+07',
$th$## 1. เหตุที่มีนโยบายนี้

หน่วยงานใช้ระบบสำนักงานอิเล็กทรอนิกส์นี้ในการรับ ส่ง พิจารณา ลงนาม และเก็บหนังสือราชการ การทำงานดังกล่าวต้องใช้ข้อมูลส่วนบุคคลของผู้ปฏิบัติงาน นโยบายนี้บอกให้ท่านทราบว่าหน่วยงานเก็บข้อมูลใด ใช้เพื่ออะไร เก็บไว้นานเท่าใด และท่านมีสิทธิอย่างไร ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562

## 2. ข้อมูลที่หน่วยงานเก็บ

- ข้อมูลประจำตัวและตำแหน่ง ได้แก่ ชื่อ นามสกุล รหัสพนักงาน ตำแหน่ง สังกัด อีเมล และหมายเลขโทรศัพท์
- เลขประจำตัวประชาชน ซึ่งระบบเก็บเฉพาะค่าที่แปลงแล้วสำหรับเปรียบเทียบ และตัวเลขท้ายสี่หลักสำหรับแสดง
- ภาพประจำตัวและภาพลายมือชื่อ เมื่อท่านบันทึกไว้
- ข้อมูลการเข้าใช้งาน ได้แก่ วันเวลา หมายเลขไอพี และชนิดของอุปกรณ์
- ประวัติการดำเนินการกับหนังสือ ได้แก่ ผู้ดำเนินการ การดำเนินการ และวันเวลา

## 3. วัตถุประสงค์และฐานของการใช้ข้อมูล

- ยืนยันตัวตนและกำหนดสิทธิในการใช้งาน
- ปฏิบัติภารกิจเพื่อประโยชน์สาธารณะและใช้อำนาจรัฐตามกฎหมายและระเบียบงานสารบรรณ
- แจ้งเตือนงานที่ถึงท่าน
- รักษาความปลอดภัยของระบบและตรวจสอบย้อนหลัง

หน่วยงานไม่ใช้ข้อมูลของท่านเพื่อการโฆษณา และไม่ขายข้อมูลแก่ผู้ใด

## 4. ผู้ที่เห็นข้อมูลของท่าน

เพื่อนร่วมงานเห็นชื่อ ตำแหน่ง และสังกัดของท่านเพื่อส่งงานได้ถูกต้อง ผู้ดูแลระบบเห็นข้อมูลที่จำเป็นต่อการดูแลบัญชีผู้ใช้งาน แต่ไม่ได้รับสิทธิเปิดอ่านหนังสือด้วยเหตุที่เป็นผู้ดูแลระบบ หน่วยงานเปิดเผยข้อมูลแก่หน่วยงานอื่นเมื่อกฎหมายให้อำนาจหรือกำหนดหน้าที่ไว้เท่านั้น

## 5. ระยะเวลาที่เก็บ

หน่วยงานเก็บข้อมูลตลอดเวลาที่ท่านปฏิบัติงาน และต่อไปเท่าที่ระเบียบงานสารบรรณและกฎหมายว่าด้วยจดหมายเหตุกำหนด ประวัติการเข้าใช้งานที่สิ้นสุดแล้วจะถูกลบหลังเก้าสิบวัน ส่วนประวัติของหนังสือเก็บไว้กับหนังสือนั้น

## 6. การรักษาความปลอดภัย

ระบบเก็บรหัสผ่านเป็นค่าที่แปลงกลับไม่ได้ ตรวจสิทธิทุกครั้งที่เปิดหนังสือหรือไฟล์ และบันทึกการเปลี่ยนแปลงที่สำคัญไว้ตรวจสอบ หากเกิดเหตุละเมิดข้อมูลที่เสี่ยงต่อสิทธิของท่าน หน่วยงานจะแจ้งให้ท่านทราบโดยไม่ชักช้า

## 7. สิทธิของท่าน

ท่านมีสิทธิขอเข้าถึงและขอรับสำเนา ขอแก้ไขให้ถูกต้อง คัดค้าน ขอให้ระงับการใช้ ขอให้ลบ และถอนความยินยอม ตามเงื่อนไขที่กฎหมายกำหนด การถอนความยินยอมไม่กระทบสิ่งที่ทำไปแล้ว และอาจทำให้ท่านใช้งานระบบต่อไม่ได้ นอกจากนี้ ท่านมีสิทธิร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล

## 8. คุกกี้และข้อมูลในเครื่องของท่าน

ระบบเก็บในเบราว์เซอร์ของท่านเฉพาะสิ่งที่จำเป็น คือ สถานะการเข้าใช้งาน ภาษาที่เลือก การยอมรับคุกกี้ และจำนวนครั้งที่เข้าใช้งาน ไม่มีการติดตามจากบุคคลภายนอก

## 9. การเปลี่ยนแปลงนโยบาย

เมื่อหน่วยงานประกาศใช้ฉบับใหม่ ระบบจะขอความยินยอมจากท่านอีกครั้งในวันที่ฉบับใหม่มีผล และท่านเปิดอ่านฉบับก่อนหน้าได้เสมอ

## 10. การติดต่อ

สอบถามหรือใช้สิทธิได้ที่ผู้ดูแลระบบ หรือเจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคลของหน่วยงานที่ท่านสังกัด$th$,
$en$## 1. Why there is this policy

The agency uses this electronic office to receive, send, consider, sign and keep official letters. That work needs personal data of the people who do it. This policy tells you which data are kept, what for, for how long, and what your rights are under the Personal Data Protection Act B.E. 2562 (2019).

## 2. What is kept

- Who you are and your post: name, employee code, position, unit, e-mail and telephone number.
- Your citizen ID: only a keyed value to compare with, and the last four digits to show.
- Your picture and the picture of your signature, once you have saved them.
- Your sign-ins: time, IP address and kind of device.
- The history of letters: who did what, and when.

## 3. What it is used for, and on which ground

- To know who you are and what you may do.
- To carry out public tasks and official authority under the law and the rules of correspondence.
- To tell you of work that waits for you.
- To keep the system safe and to be able to look back.

The agency does not use your data for advertising and sells them to nobody.

## 4. Who sees your data

Colleagues see your name, position and unit, so that work reaches the right person. Administrators see what they need to look after accounts; being an administrator gives no right to read letters. Other bodies receive data only where the law allows or demands it.

## 5. How long it is kept

For as long as you work here, and afterwards as the rules of correspondence and the law on archives demand. Sign-ins that ended are deleted after ninety days; the history of a letter stays with the letter.

## 6. How it is protected

Passwords are kept in a form that cannot be turned back, rights are checked each time a letter or a file is opened, and important changes are recorded. Should a breach put your rights at risk, the agency will tell you without delay.

## 7. Your rights

You may ask to see and to receive your data, to have them corrected, to object, to have their use suspended, to have them deleted, and you may withdraw your consent, as the law provides. Withdrawing does not undo what was done before, and may mean that you can no longer use the system. You may also complain to the Office of the Personal Data Protection Committee.

## 8. Cookies and data on your device

Your browser keeps only what is needed: that you are signed in, your language, that you accepted cookies, and how often you came. No third party follows you.

## 9. Changes

When the agency publishes a new version, the system asks for your consent again on the day it comes into force. You can always read the versions before it.

## 10. Contact

Ask, or use your rights, through the administrator or the data protection officer of your agency.$en$);
