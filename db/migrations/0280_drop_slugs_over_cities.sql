-- The second step of 0270 (docs/decisions/0616): no build that still runs relies on slugs that are unique over all cities.
alter table caterers drop constraint caterers_slug_key;
alter table former_slugs
  drop constraint former_slugs_pkey,
  add constraint former_slugs_pkey primary key using index former_slugs_city_slug;
