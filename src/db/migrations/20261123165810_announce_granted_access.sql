-- What an order gave is announced as its other changes are (decision 470). A worker of the last release cannot write
-- such an e-mail: it leaves it for 10 minutes.
-- allowed: order_announcements.order_announcements_change_check: it takes all that the one before took
alter table order_announcements drop constraint order_announcements_change_check;
alter table order_announcements add constraint order_announcements_change_check
  check (change in ('placed', 'processing', 'paid', 'granted', 'shipped', 'cancelled', 'refunded', 'excess_refunded'));
