-- Who used a coupon, by the address of the order: a hash, so that it may outlive the account (decision 297).
alter table coupon_redemptions add column address_hash text;
update coupon_redemptions set address_hash = encode(sha256(convert_to(coupon_redemptions.coupon_id || ' ' || orders.email, 'UTF8')), 'hex')
from orders where orders.id = coupon_redemptions.order_id and orders.shop_id = coupon_redemptions.shop_id;
create index coupon_redemptions_of_address on coupon_redemptions (coupon_id, address_hash);
