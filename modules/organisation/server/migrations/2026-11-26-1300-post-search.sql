-- organisation: people are found by any part of the title of their post, among a hundred thousand, too.
create index post_search on post using gin (lower(title_th) gin_trgm_ops);
