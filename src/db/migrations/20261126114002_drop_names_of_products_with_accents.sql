-- outside of a transaction
drop index concurrently if exists products_listed_name;
