-- An app that cannot keep a secret has an empty hash, which no secret has (decision 309).
alter table apps add column confidential boolean not null default true;
