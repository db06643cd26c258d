/** The description in the folder, for whoever opens it in ten years. */
export const exportReadme = `สำเนาข้อมูลทั้งหมดของระบบสาร / Everything the Sarn system holds
================================================================

sarn-export.json   วันที่ส่งออก จำนวนเรื่อง และสิ่งที่ไม่ได้ส่งออก
                   when, how many, and what stayed behind
registers/         ทะเบียนรับและทะเบียนส่ง หนึ่งไฟล์ต่อหน่วยงาน ทะเบียน และปี (CSV, UTF-8)
                   registers, a file for each unit, register and Buddhist year
papers/<ปี>.jsonl  หนังสือ บรรทัดละเรื่อง พร้อมเลขทะเบียน การส่ง งาน ประวัติ และไฟล์ (JSON)
                   one paper a line, with numbers, sendings, assignments, history and files
files/             ไฟล์แนบ ชื่อไฟล์ขึ้นต้นด้วยรหัสของเรื่อง รวมรุ่นก่อนหน้า
                   attachments, named after their paper, former versions too
sha256sums.txt     ตรวจด้วยคำสั่ง sha256sum -c sha256sums.txt
                   to be checked with that command

หนังสือลับและร่างที่ยังไม่เสนอไม่อยู่ในสำเนานี้ ทะเบียนในโฟลเดอร์ registers นำเข้าระบบสารอีกแห่งได้
Classified papers and drafts are not in this copy. Another Sarn can import the registers.
`;
