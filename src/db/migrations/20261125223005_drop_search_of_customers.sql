-- outside of a transaction
drop index concurrently if exists customers_search_of_shop;
