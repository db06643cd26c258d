-- worklist: a stored view that shows one state of assignments names them by their new word.

update saved_view
set state = jsonb_set(state, '{state}', to_jsonb('assignment:' || substr(state ->> 'state', 5)))
where state ->> 'state' like 'job:%';
