-- What people are told of in the product, one row for each person, deleted after 90 days.
create table notifications (
  id id primary key,
  user_id id not null references users on delete cascade,
  event_id id not null,
  type text not null check (length(type) <= 60),
  -- The order it is about; enquiries have none.
  order_id id,
  caterer_id id not null,
  -- Of members it is what their caterer is told, and goes from sight with the membership.
  for_member boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, event_id)
);
create index notifications_newest on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_old on notifications (created_at);
-- A thread is told of once until that is read.
create unique index notifications_of_thread on notifications (user_id, order_id)
  where type = 'order.message_sent' and read_at is null;
