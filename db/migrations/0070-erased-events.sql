-- The reason of an event is free text of a courier or of the staff and may name the buyer, so an erasure must be able to
-- blank it (threats T20). Nothing else of an event ever changes.
drop trigger shipment_events_append_only on shipment_events;

create trigger shipment_events_append_only before delete or truncate on shipment_events
  for each statement execute function refuse_change();

create trigger shipment_events_unchanged before update on shipment_events for each row
  when (
    (new.id, new.shipment_id, new.external_id, new.at, new.status, new.raw, new.reason, new.place, new.told_by, new.recorded_at)
    is distinct from
    (old.id, old.shipment_id, old.external_id, old.at, old.status, old.raw, '', old.place, old.told_by, old.recorded_at)
  )
  execute function refuse_change();
