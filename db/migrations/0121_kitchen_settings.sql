-- How a caterer cooks. Without a row everything is as Pangat estimates it (docs/decisions/0461).
create table kitchen_settings (
  caterer_id id primary key references caterers on delete cascade,
  buffer_percent integer not null check (buffer_percent between 0 and 30),
  -- Minutes from the arrival to serving, for food that is served and for packed food.
  served_set_up_minutes integer not null check (served_set_up_minutes between 0 and 480),
  packed_set_up_minutes integer not null check (packed_set_up_minutes between 0 and 480),
  -- What one portion takes, by the kind of the dish, in the unit of the kind. Other kinds are as Pangat estimates them.
  yields jsonb not null default '{}' check (jsonb_typeof(yields) = 'object'),
  updated_at timestamptz not null
);
