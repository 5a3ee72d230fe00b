-- What the marketplace tells visitors of itself. Empty until somebody writes something true.

create table testimonials (
  id id primary key,
  name text not null check (length(name) between 1 and 80),
  -- What was celebrated, for how many and where, in a few words.
  occasion text not null check (length(occasion) between 1 and 120),
  words text not null check (length(words) between 1 and 600),
  position integer not null unique check (position > 0),
  hidden_at timestamptz
);

create table success_stories (
  id id primary key,
  title text not null check (length(title) between 1 and 120),
  story text not null check (length(story) between 1 and 600),
  occasion text not null check (length(occasion) between 1 and 80),
  place text not null check (length(place) between 1 and 80),
  guests integer not null check (guests between 1 and 100000),
  image_id id references images,
  position integer not null unique check (position > 0),
  hidden_at timestamptz
);
