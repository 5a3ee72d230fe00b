-- Papers of an order and the ledger of its money. Neither is ever changed: a mistake is set right by a new row.

-- What an entry is about (a payment attempt or a refund) and why it was written; it is written once.
alter table ledger_rows add column kind text not null check (kind in ('charge', 'stray_charge', 'refund_due', 'refund'));
alter table ledger_rows add column about id not null;
alter table ledger_rows add constraint ledger_rows_account_check
  check (account in ('gateway', 'caterer', 'platform_fee', 'tcs', 'refunds_due'));
create unique index ledger_entry_once on ledger_rows (kind, about) where position = 1;
create index ledger_rows_of_order on ledger_rows (order_id);

create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount_paise) from ledger_rows where entry = new.entry) <> 0 then
    raise exception 'ledger entry % does not balance', new.entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balances after insert on ledger_rows
  deferrable initially deferred for each row execute function ledger_entry_balances();

create function is_final() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name using errcode = 'check_violation';
end $$;
create trigger ledger_is_final before update or delete on ledger_rows for each row execute function is_final();
create trigger documents_are_final before update or delete on documents for each row execute function is_final();

-- What is kept of a caterer's money, by the value without tax, from a day on.
create table marketplace_rates (
  charge text not null check (charge in ('platform_fee', 'tcs')),
  valid_from date not null,
  rate basis_points not null,
  source text not null,
  primary key (charge, valid_from)
);
insert into marketplace_rates (charge, valid_from, rate, source) values
  ('platform_fee', '2017-07-01', 0, 'No fee until one is set here'),
  ('tcs', '2018-10-01', 100, 'Notification 52/2018-Central Tax'),
  ('tcs', '2024-07-10', 50, 'Notification 15/2024-Central Tax');

-- A caterer's short name in the numbers of its papers.
create table document_issuers (
  caterer_id id primary key references caterers,
  number integer generated always as identity unique
);
alter table documents add column amount_paise paise not null check (amount_paise > 0);
-- The payment attempt, refund or order for which a paper was issued, once.
alter table documents add column about id not null;
alter table documents add constraint document_once unique (kind, about);
create index documents_of_order on documents (order_id, issued_at);

-- Service accounting code of catering at events, to be confirmed with an accountant.
insert into settings (name, value) values ('papers.sac', '"996334"') on conflict (name) do nothing;
