-- Enquiries have a ticket number that their sender is shown; those of earlier builds have none.
alter table enquiries add column ticket text;
create unique index enquiries_ticket on enquiries (ticket);
create index enquiries_by_age on enquiries (created_at desc, id desc);

-- What the sender of a form entered (EmailJS gets it as name, email, contact and message), and the account that did, so that the
-- email goes with it.
alter table mails add column form jsonb;
alter table mails add column written_by id;
create index mails_written_by on mails (written_by) where written_by is not null;
