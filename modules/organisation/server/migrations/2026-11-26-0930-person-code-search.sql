-- organisation: people are found by any part of their employee code, among a hundred thousand, too.
create index person_code_search on person using gin (lower(employee_code) gin_trgm_ops);
