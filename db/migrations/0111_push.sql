-- Browsers that get push messages, at most five of an account. The keys are those by which messages to the browser are encrypted.
create table push_subscriptions (
  id id primary key,
  user_id id not null references users on delete cascade,
  -- A secret: whoever knows it can send. Logged nowhere.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);

-- Messages that wait to be sent, deleted when they were or are of no use any more.
create table push_messages (
  id id primary key,
  subscription_id id not null references push_subscriptions on delete cascade,
  notification_id id not null references notifications on delete cascade,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  unique (subscription_id, notification_id)
);
create index push_messages_due on push_messages (next_try_at);
create index push_messages_of_notification on push_messages (notification_id);
