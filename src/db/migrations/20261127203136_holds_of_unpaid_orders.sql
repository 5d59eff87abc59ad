-- A store says for how many days an order by bank transfer is held, and how much of a stock guests may hold unpaid.
alter table shops add column checkout jsonb not null
  default '{"holdDays": {"transfer": 3}, "guestStock": {"percent": 50, "pieces": 5}}';

-- Orders of shoppers who have proved no address, and their lines as long as these are held unpaid. Existing orders of
-- guests do not count: they end within days.
alter table orders add column by_guest boolean not null default false;
alter table order_items add column held_by_guest boolean not null default false;

-- Orders are paid, cancelled, taken on, shipped and moved to accounts in a dozen places: none can forget it (decision
-- guests-share-a-part-of-the-stock).
create function free_guests_share() returns trigger language plpgsql as $$
begin
  update order_items set held_by_guest = false
  where order_id = new.id and shop_id = new.shop_id and held_by_guest;
  return null;
end $$;
create trigger orders_free_guests_share after update of status, expires_at, by_guest on orders
  for each row when (
    old.by_guest and old.status = 'pending' and old.expires_at is not null
    and not (new.by_guest and new.status = 'pending' and new.expires_at is not null)
  ) execute function free_guests_share();
