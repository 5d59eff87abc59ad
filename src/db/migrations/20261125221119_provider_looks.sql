-- How far the records of each card provider were read for what its callbacks may not have told (decision 660).
create table provider_looks (
  provider text not null,
  kind text not null,
  -- All that was made before this time has been read.
  looked_until timestamptz(3),
  -- The look under way, and the page that it has come to.
  begun_at timestamptz(3),
  page text,
  -- When it is due, or its lease ends.
  next_at timestamptz(3) not null,
  primary key (provider, kind)
);
