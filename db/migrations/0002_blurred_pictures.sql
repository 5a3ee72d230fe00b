-- What stands until a picture has come: a blurred miniature as a data URI, or still a colour.
alter table images drop constraint images_placeholder_check;
alter table images add constraint images_placeholder_check check (
  placeholder ~ '^(#[0-9a-f]{6}|data:image/webp;base64,[A-Za-z0-9+/=]+)$' and length(placeholder) < 300
);
