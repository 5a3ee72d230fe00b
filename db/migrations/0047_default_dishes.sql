-- Names of the dishes that the caterer marked for a package to start with, in their order. Null where the caterer marked none: then the
-- default follows from completed orders or the order of the menu, and is never stored (docs/decisions/0360).
alter table package_items add column default_dishes text[] check (cardinality(default_dishes) between 1 and 80);
