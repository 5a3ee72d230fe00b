-- Accepted orders that nobody marked as delivered: both sides are asked the day after the event, and seven days after it they are
-- complete (C92).
alter table answer_reminders drop constraint answer_reminders_kind_check;
alter table answer_reminders add constraint answer_reminders_kind_check check (kind in ('half', 'last_tenth', 'delivery'));
create index orders_not_marked_delivered on orders (event_date) where state in ('accepted', 'in_preparation');
