-- Acting for somebody, on paper and in the history: as it stood at the moment of the act, for ever.

alter table document
  -- Lines under the name of who signed: own post with the phrase, then the posts acted for.
  add column signed_by_lines text[] not null default '{}',
  -- Who sits on the post himself; empty when nobody did, or when it was signed by himself.
  add column signed_for_name text not null default '';

alter table route_step
  -- The post as which the person stands on the route: who acts for it may take the station.
  add column post_id uuid references post (id),
  -- Who took the station in his place, name and post as printed.
  add column acted_by text not null default '';
create index route_step_post on route_step (post_id) where post_id is not null;

-- By which order the act was done: delegation, phrase, posts, and for whom.
alter table document_event add column acting jsonb;
