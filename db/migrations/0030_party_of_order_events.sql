-- Who moved an order, in which capacity: accounts change their role and caterers their owner, so it cannot be derived later. Null in
-- rows of earlier versions until a job has stored it. Not validated, because every row before this one has none.
alter table order_events add column party text;
alter table order_events add constraint order_events_party_check
  check (party in ('customer', 'caterer', 'admin', 'system')) not valid;

-- How far new columns are filled in existing rows: jobs do it in small batches, because a migration would lock them all at once.
create table backfills (
  name text primary key,
  -- The last key that was seen to.
  after text not null default '',
  done_at timestamptz
);
