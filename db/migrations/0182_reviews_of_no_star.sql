-- The API accepts ratings from 0 (C83); the page offers half a star and more.
alter table reviews drop constraint reviews_half_stars_check;
alter table reviews add constraint reviews_half_stars_check check (half_stars between 0 and 10);
