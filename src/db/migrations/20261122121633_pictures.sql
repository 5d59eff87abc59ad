-- The pictures that merchants uploaded, once for each upload's bytes, and the files that were made of each.
create table pictures (
  id object_id,
  shop_id object_id not null references shops (id),
  -- of the upload, by which a repeated one is found
  sha256 text not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index pictures_once on pictures (shop_id, sha256);
create index pictures_of_shop on pictures (shop_id, created_at desc, id desc);

-- A file in one size and one format, as it is stored. A row exists once all bytes are safely stored.
create table picture_files (
  storage_key text,
  shop_id object_id not null references shops (id),
  picture_id object_id not null,
  size_name text not null check (size_name in ('small', 'medium', 'large')),
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null,
  height integer not null,
  -- of these bytes: the address under which they are served
  sha256 text not null,
  size bigint not null check (size > 0),
  primary key (storage_key, shop_id),
  foreign key (shop_id, picture_id) references pictures (shop_id, id) on delete cascade,
  foreign key (shop_id, storage_key) references stored_objects (shop_id, storage_key)
);
create unique index picture_files_once on picture_files (shop_id, picture_id, size_name, format);
create index picture_files_by_address on picture_files (shop_id, sha256);
-- What a store's pictures take up is summed up before each upload.
create index picture_files_size_of_shop on picture_files (shop_id) include (size);
