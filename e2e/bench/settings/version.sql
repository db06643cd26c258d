select version from unit where id = $1
