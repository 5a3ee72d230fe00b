-- Complaints to the grievance officer. Whoever has the secret sees state and answers; the secret is stored because emails link to it,
-- and finds nothing that this row does not have.
create table complaints (
  id id primary key,
  ticket text not null unique,
  secret text not null,
  secret_hash text not null unique,
  about text not null check (about in ('booking', 'payment', 'caterer', 'site', 'review', 'message', 'other')),
  state text not null default 'received' check (state in ('received', 'acknowledged', 'answered', 'closed', 'spam')),
  name text not null check (length(name) between 1 and 160),
  contact phone not null,
  email citext,
  message text not null check (length(message) <= 2000),
  -- As it was entered; order_id where it is a booking of whoever complains.
  booking_code text check (length(booking_code) <= 40),
  order_id id references orders,
  review_id id references reviews,
  message_id id references order_messages,
  user_id id references users,
  created_at timestamptz not null,
  acknowledged_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  -- Of which delay the grievance officer was told last.
  overdue_told text check (overdue_told in ('acknowledge', 'answer'))
);
create index complaints_open on complaints (created_at, id) where state in ('received', 'acknowledged', 'answered');
create index complaints_closed on complaints (closed_at desc, id) where state = 'closed';
create index complaints_of_order on complaints (order_id, created_at desc) where order_id is not null;
create index complaints_of_user on complaints (user_id) where user_id is not null;

create table complaint_answers (
  id id primary key,
  complaint_id id not null references complaints on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  answered_by id not null references users,
  created_at timestamptz not null
);
create index complaint_answers_of on complaint_answers (complaint_id, created_at, id);
