-- Events reach each subscriber that must see them once (docs/decisions/0291). Builds of before go by `events.handled_at` alone.
alter table events add column actor text;
alter table events add column party text;
alter table events add constraint events_party_check
  check (party in ('visitor', 'customer', 'caterer', 'admin', 'system')) not valid;
-- What an act has changed, {"before": …, "after": …}, without personal data.
alter table events add column change jsonb;

-- False in rows of earlier builds, which write no deliveries: a job does. Existing rows need none unless they still wait.
alter table events add column routed boolean not null default true;
alter table events alter column routed set default false;
update events set routed = false where handled_at is null;
create index events_to_route on events (id) where not routed;

-- One row for each subscriber that has yet to see an event, written with the event and deleted with the delivery.
create table event_deliveries (
  event_id id not null references events on delete cascade,
  subscriber text not null,
  -- That of the event: a subscriber sees the events of one subject in the order of `seq`.
  subject id not null,
  seq bigint generated always as identity,
  tries integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null default '-infinity',
  abandoned_at timestamptz,
  primary key (event_id, subscriber)
);
create index event_deliveries_open on event_deliveries (subscriber, subject, seq) where abandoned_at is null;
create index event_deliveries_abandoned on event_deliveries (subscriber) where abandoned_at is not null;
