-- The runs of the present step of an import whose process has neither ended nor stopped them. A file that kills the process
-- is not tried again for ever.
alter table imports add column lost_runs integer not null default 0 check (lost_runs >= 0);

-- The nearest of the file's columns for each of ours. Comparing the names takes too long to do it at every show.
alter table imports add column proposed_map jsonb check (jsonb_typeof(proposed_map) = 'object');
