-- worklist: who files a document into a held folder has it held. The trigger was retention's, which had
-- to read the folders of this higher module; now this module tells retention which folders they are.

create function tell_filed_document()
returns trigger
language plpgsql
as $$
begin
  perform hold_filed_document(new.document_id,
    array[new.folder_id, (select parent_id from folder where id = new.folder_id)]);
  return null;
end $$;

drop trigger folder_item_held on folder_item;
create trigger folder_item_held after insert on folder_item
  for each row execute function tell_filed_document();
drop function hold_what_is_filed();
