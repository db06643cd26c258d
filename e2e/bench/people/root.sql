select id from unit where parent_id is null and valid_to is null limit 1
