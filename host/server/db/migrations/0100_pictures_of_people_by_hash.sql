-- Hashes only depend on the text, though the database does not know that of its encoding.
CREATE FUNCTION address_hash(address text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN encode(sha256(convert_to(address, 'UTF8')), 'hex');
END $$;--> statement-breakpoint
CREATE INDEX "users_by_foreign_picture" ON "users" USING btree (address_hash("pic")) WHERE "users"."pic" like 'https://%';