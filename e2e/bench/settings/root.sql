select id from unit where parent_id is null
