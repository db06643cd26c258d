-- signature: the hash of what is signed is shown before the signature, and kept with it.
-- SHA-256 of the bytes that the signature is over, as hex; null of signatures from before it was kept.
alter table document_signature add column signed_sha256 text check (signed_sha256 ~ '^[0-9a-f]{64}$');
