-- review: comments and suggestions on drafts. They are never part of the text: no page, export or reader of the
-- finished document meets them.

create table review_remark (
  id uuid primary key,
  document_id uuid not null references document (id),
  -- in the order in which they were made
  position integer not null,
  kind text not null check (kind in ('comment', 'suggestion')),
  -- by what its words are known again: where they were, what they are, what stands before and behind them
  from_at integer not null check (from_at >= 0),
  quote text not null,
  words_before text not null,
  words_after text not null,
  -- the words suggested instead; empty for a comment
  insertion text not null,
  comment text not null,
  author_id uuid not null references person (id),
  -- name and post as they were then
  author_name text not null,
  author_post text not null,
  created_at timestamptz not null,
  state text not null default 'open'
    check (state in ('open', 'accepted', 'refused', 'resolved', 'withdrawn')),
  decided_by uuid references person (id),
  decided_name text not null default '',
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null)),
  unique (document_id, position)
);
create index review_remark_author on review_remark (author_id);
create index review_remark_decided on review_remark (decided_by);

create table review_reply (
  id uuid primary key,
  remark_id uuid not null references review_remark (id) on delete cascade,
  comment text not null,
  author_id uuid not null references person (id),
  author_name text not null,
  author_post text not null,
  created_at timestamptz not null
);
create index review_reply_remark on review_reply (remark_id, created_at);
create index review_reply_author on review_reply (author_id);
