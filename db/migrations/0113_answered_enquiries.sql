-- When the caterer marked an enquiry as answered, and which member did.
alter table enquiries add column answered_at timestamptz;
alter table enquiries add column answered_by id;
create index enquiries_of_caterer on enquiries (caterer_id, created_at desc, id desc);
