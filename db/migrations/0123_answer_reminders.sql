-- Reminders of the caterer's answer to a paid order, each sent once (docs/decisions/0481).
create table answer_reminders (
  order_id id not null references orders on delete cascade,
  caterer_id id not null references caterers on delete cascade,
  kind text not null check (kind in ('half', 'last_tenth')),
  at timestamptz not null,
  primary key (order_id, kind)
);
