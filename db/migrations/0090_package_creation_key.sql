-- The Idempotency-Key under which a package was created, so that a repeat after a lost answer finds it. Null without one, for packages
-- from before this column and for deleted ones (docs/decisions/0430).
alter table packages add column creation_key text check (length(creation_key) between 8 and 100);
create unique index packages_once_by_key on packages (caterer_id, creation_key) where creation_key is not null;
