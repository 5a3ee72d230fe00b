-- A search for a day asks about all caterers at once.
create index caterer_days_by_day on caterer_days (day);
create index closures_by_day on closures using gist (daterange(first_day, last_day, '[]'));
