-- Tokens of the identity provider that were traded for a session: each is good once. Rows of tokens that are too old to be
-- taken anyway are removed on the way.
create table spent_id_tokens (
  hash text primary key,
  refused_from timestamptz not null
);
create index spent_id_tokens_by_age on spent_id_tokens (refused_from);

-- Whoever deletes an account or looks into it asks for what was linked to it.
create index external_identities_of_user on external_identities (user_id);
