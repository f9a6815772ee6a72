-- The list of users is found by several roles where it was found by one.
UPDATE saved_views
SET shown = jsonb_set(shown #- '{filters,role}', '{filters,roles}', shown #> '{filters,role}')
WHERE list = 'users' AND shown -> 'filters' ? 'role';
