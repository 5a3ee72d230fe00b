-- When caterers are paid, from a day on (docs/decisions/0397).
create table payout_terms (
  valid_from date primary key,
  -- Days after which the money of an order is payable: after it was completed, and after the event for what a cancellation retained.
  days_after_completion integer not null check (days_after_completion between 0 and 90),
  days_after_event integer not null check (days_after_event between 0 and 90),
  -- Day of the week on which payouts are made: 1 is Monday, 7 is Sunday.
  weekday integer not null check (weekday between 1 and 7),
  -- Less than this is paid with a later payout, until it has waited so many days.
  minimum_paise paise not null check (minimum_paise >= 0),
  minimum_days integer not null check (minimum_days between 1 and 365),
  source text not null
);
insert into payout_terms (valid_from, days_after_completion, days_after_event, weekday, minimum_paise, minimum_days, source)
  values ('2017-07-01', 2, 2, 3, 50000, 90, 'Terms of the launch');
