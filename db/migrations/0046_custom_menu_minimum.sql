-- The smallest bill of a custom menu before tax, in paise (C87). A constant default changes no row.
alter table caterers add column custom_minimum_paise paise not null default 200000 check (custom_minimum_paise >= 0);
