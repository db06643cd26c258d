-- Results were accepted, and the sending waits to be closed: no day has to be met for it any more.
update queue_item item set due_date = null, due_time = '24:00' from document_transmission sent
where item.subject_key = 'transmission:' || sent.id and sent.state = 'COMPLETED';
