-- Content that lies encrypted on disk, under the hash of its ciphertext. Each has a key of its own,
-- wrapped by a master key that is kept outside the database.
create table sealed_content (
  sha256 text primary key references stored_file (sha256) on delete cascade,
  -- AES-256-GCM over the key: nonce, ciphertext, tag; bound to the hash of the content.
  wrapped_key bytea not null check (length(wrapped_key) = 60),
  -- Which master key wraps it.
  key_version integer not null check (key_version > 0)
);
create index sealed_content_version on sealed_content (key_version);
