-- Couriers with an interface: when a call may be made next, and who is making a parcel (requirements: Yalidine).
alter table couriers add column next_call_at timestamptz;

alter table shipments
  -- How often the courier was asked to make the parcel. Counted before the call, so that a process which dies in it is known.
  add column tries integer not null default 0 check (tries >= 0),
  -- A process that makes the parcel holds it until then.
  add column held_until timestamptz;

create index shipments_unmade on shipments (created_at) where tracking is null and status = 'created';

-- The pickup points of a courier in its own words. Those that shoppers choose from are in pickup_points.
create table courier_desks (
  courier_id record_id not null references couriers,
  external_ref text not null,
  commune_id integer not null references communes,
  name text not null,
  address text not null,
  primary key (courier_id, external_ref)
);
create index courier_desks_commune on courier_desks (courier_id, commune_id);
