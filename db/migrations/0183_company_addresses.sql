-- Address of the company that an invoice names (CGST Rule 46(d)). Null where none was entered.
alter table orders add column company_address text check (length(company_address) <= 300);
