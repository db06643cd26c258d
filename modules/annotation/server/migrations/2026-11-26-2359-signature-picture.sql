-- annotation: pictures of signatures are placed on pages too.

alter table annotation drop constraint annotation_kind_check;
alter table annotation add constraint annotation_kind_check
  check (kind in ('ink', 'note', 'stamp', 'qr', 'signature'));
