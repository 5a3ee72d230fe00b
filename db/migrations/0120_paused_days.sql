-- Days that 'Pause new bookings until …' closed. Resuming opens them, and leaves what was closed by hand (docs/decisions/0460).
alter table closures add column is_pause boolean not null default false;
