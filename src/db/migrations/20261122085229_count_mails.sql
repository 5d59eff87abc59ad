-- How many e-mails a recipient, an address of a network and a store were good for since a time. A key is a hash:
-- no address is stored.
create table mail_counts (
  key text primary key,
  since timestamptz(3) not null,
  count integer not null
);
create index mail_counts_old on mail_counts (since);
