-- Fails with the name of a refusal of src/base/errors.ts, so that what has been written is taken back without anybody having
-- to look at it (decision 409).
create function refuse(refusal text, given json default '{}') returns text language plpgsql as $$
  begin
    raise sqlstate 'SF001' using message = refusal, detail = given;
  end
$$;
