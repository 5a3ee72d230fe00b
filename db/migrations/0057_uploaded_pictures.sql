-- Pictures that caterers upload. All columns are null for the product's own pictures, which no job removes.
alter table images
  -- The caterer that showed it first; its own from then on.
  add column caterer_id id references caterers,
  add column store text check (store in ('local', 'cloudinary', 's3')),
  -- Name in the store without size and ending; `base` is the link of it.
  add column store_key text check (length(store_key) <= 200),
  -- Null while its files are being stored.
  add column stored_at timestamptz,
  -- When it was last put into a gallery, menu or package.
  add column linked_at timestamptz,
  -- From then on it can no longer be shown, and its files and the row are deleted.
  add column removed_at timestamptz;

create index images_of_owner on images (owner_id) where store is not null;
create index images_of_caterer on images (caterer_id) where store is not null;
-- What the job looks through that deletes pictures nothing shows.
create index images_by_upload on images (created_at) where store is not null;
create index images_removed on images (removed_at) where removed_at is not null;
-- Each uploaded picture is looked up by these before it is deleted.
create index gallery_images_by_image on gallery_images (image_id);
create index menu_dishes_by_image on menu_dishes (image_id) where image_id is not null;
create index packages_by_image on packages (image_id) where image_id is not null;
