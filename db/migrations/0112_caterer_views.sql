-- How often caterers are seen, by day in India, without anything about who saw them.
create table caterer_views (
  caterer_id id not null references caterers on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (caterer_id, day)
);
