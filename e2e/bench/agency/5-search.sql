-- Every paper is due for the search; the program's own statement makes the rows.
insert into document_find_due (document_id) select id from made.paper order by n;
