-- outside of a transaction
drop index concurrently if exists orders_of_customer;
