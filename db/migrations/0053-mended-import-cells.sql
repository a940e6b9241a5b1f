-- The cells of refused rows that somebody has mended on the page of the import, in place of those of the file.
alter table imports
  add mended_cells jsonb not null default '[]' check (jsonb_typeof(mended_cells) = 'array');
