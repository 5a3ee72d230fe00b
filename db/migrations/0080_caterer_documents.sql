-- Documents that a caterer shows for its approval. Their files are encrypted and kept outside of the database (docs/decisions/0411).
create table caterer_documents (
  id id primary key,
  caterer_id id not null references caterers,
  kind text not null check (kind in ('fssai_licence', 'gst_or_pan', 'cancelled_cheque')),
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  -- Of the document, not of the encrypted file.
  bytes integer not null check (bytes > 0),
  -- Null once the account is erased.
  uploaded_by id references users,
  created_at timestamptz not null,
  store text not null check (store in ('local', 's3')),
  store_key text not null check (length(store_key) between 1 and 200),
  -- Name of the key that encrypted the file.
  sealed_with text not null check (length(sealed_with) between 1 and 40),
  -- Null while the file is being stored.
  stored_at timestamptz,
  -- From then on nobody reads it, and the file and the row are deleted.
  removed_at timestamptz
);

create index caterer_documents_of_caterer on caterer_documents (caterer_id);
-- What the jobs look through.
create index caterer_documents_removed on caterer_documents (removed_at) where removed_at is not null;
create index caterer_documents_by_key on caterer_documents (sealed_with) where removed_at is null;
