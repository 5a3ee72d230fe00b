-- What a refund is for, once an attempt however often it has to be begun anew: 'all' for the whole payment, else what its owner
-- names, such as the change of an order that made it cheaper.
alter table refunds add column cause text not null default 'all';
alter table refunds alter column cause drop default;
create unique index refund_once_by_cause on refunds (attempt_id, cause) where state <> 'failed';
create index refunds_by_attempt on refunds (attempt_id);
