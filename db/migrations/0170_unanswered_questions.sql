-- How many questions of a day the assistant could not answer. Questions themselves are not stored.
create table unanswered_questions (
  day date primary key,
  questions integer not null check (questions > 0)
);

-- Was never written: conversations are not stored.
drop table chat_messages;
