-- Whether a person wrote a note. An edit keeps the values of a changed address as a note too, at the time of its entry in the
-- history, which shows them: they are stored as a note only so that an erasure can delete them.
create function is_written(note order_notes) returns boolean stable language sql as $$
  select not exists (
    select
    from audit_entries e
    where e.subject_id = note.order_id and e.action = 'order.edited' and e.at = note.at
  )
$$;
