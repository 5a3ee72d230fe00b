-- Browsers that are told of orders while no page is open, and what they are to be told (docs/decisions/0492).
create table push_subscriptions (
  id id primary key,
  user_id id not null references users on delete cascade,
  -- It is used no longer than the sign-in of its browser lasts.
  session_id id not null references sessions on delete cascade,
  caterer_id id not null references caterers on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 30),
  -- The key of ours that it was made for.
  public_key text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_of_session on push_subscriptions (session_id);
create index push_subscriptions_of_caterer on push_subscriptions (caterer_id);

create table push_messages (
  id id primary key,
  subscription_id id not null references push_subscriptions on delete cascade,
  event_id id not null,
  type text not null check (length(type) <= 60),
  order_id id not null,
  caterer_id id not null,
  booking_code text not null,
  created_at timestamptz not null,
  tries int not null default 0,
  next_try_at timestamptz not null,
  unique (subscription_id, event_id)
);
create index push_messages_due on push_messages (next_try_at);
