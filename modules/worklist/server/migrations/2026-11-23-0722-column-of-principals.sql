-- worklist: a stored view names the column of those who have a document by its new word.

update saved_view
set state = jsonb_set(state, '{cols}',
  to_jsonb(regexp_replace(state ->> 'cols', '\mholders\M', 'principals')))
where state ->> 'cols' ~ '\mholders\M';
