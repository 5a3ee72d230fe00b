-- What a caterer says of a delivery. Its time is that of the event of the order.
create table order_deliveries (
  order_id id primary key references orders,
  caterer_id id not null references caterers,
  note text not null default '' check (length(note) <= 500),
  -- Null without a picture, and once the picture is erased.
  image_id id references images,
  at timestamptz not null
);
create index order_deliveries_of_image on order_deliveries (image_id) where image_id is not null;

-- What a caterer still has to answer, cook or deliver: few of all its orders.
create index orders_open_of_caterer on orders (caterer_id, event_date) where state in ('requested', 'accepted', 'in_preparation');
