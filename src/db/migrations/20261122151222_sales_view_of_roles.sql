-- New stores have a Manager who sees the sales. Those of older stores see every order and payout already, so the sums of
-- them are nothing new to them; a role that its owner has narrowed stays as it is.
update roles set permissions = permissions || 'sales:view'::text
where name = 'Manager' and permissions @> array['orders:manage', 'store:manage', 'payouts:view']
  and not permissions @> array['sales:view'];
