-- document: several people sign one document, in order or at the same time.

-- Whether the step becomes active together with the one before it.
alter table route_step add column starts_with_previous boolean not null default false;
-- Name and posts as they stood under the signature on that day, for each of several signatories.
alter table route_step add column signed_name text not null default '';
alter table route_step add column signed_lines text[] not null default '{}';
-- For whom it was signed; empty where the signer holds the post.
alter table route_step add column signed_for_name text not null default '';
