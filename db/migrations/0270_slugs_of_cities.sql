-- Slugs are to be unique per city (docs/decisions/0616). This adds what the build of this migration looks up by; the keys over all cities stay,
-- since earlier builds rely on them, until a migration of the release after it drops them:
--   alter table caterers drop constraint caterers_slug_key;
--   alter table former_slugs drop constraint former_slugs_pkey;

-- Every row has the default of the column.
alter table caterers alter column city set not null;
create unique index caterers_city_slug on caterers (city, slug);

-- One row for each renaming, so few that they need no job.
alter table former_slugs add column city text;
update former_slugs f set city = c.city from caterers c where c.id = f.caterer_id;
create trigger former_slugs_city before insert or update of city on former_slugs for each row when (new.city is null)
  execute function copy_city_of_caterer();
create unique index former_slugs_city_slug on former_slugs (city, slug);
