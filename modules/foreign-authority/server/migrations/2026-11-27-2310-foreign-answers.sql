-- foreign-authority: what authorities answered (OCSP) of certificates that are revoked. An authority that publishes no list
-- says it nowhere else, and whoever verifies a file asks nobody.

create table foreign_answer (
  authority_id uuid not null references foreign_authority (id) on delete cascade,
  -- Of the certificate that is revoked.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  der bytea not null,
  got_at timestamptz not null,
  primary key (authority_id, sha256)
);
