-- What the program fills into the stamp is named in Thai, as the stamp is; also where an agency changed the words.

update receive_stamp_line
set name_th = replace(replace(replace(replace(replace(name_th, '{agency}', '{ส่วนราชการ}'),
  '{unit}', '{หน่วยงาน}'), '{number}', '{เลข}'), '{date}', '{วันที่}'), '{time}', '{เวลา}');
