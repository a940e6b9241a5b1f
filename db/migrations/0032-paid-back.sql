-- What buyers got back in cash of the refunds that returns kept for an exchange (requirements: Exchanges, docs/decisions/0108).
create table returns_paid_back (
  id record_id primary key,
  return_id record_id not null references order_returns on delete cascade,
  centimes bigint not null check (centimes > 0),
  created_at timestamptz not null default now()
);
create index returns_paid_back_return_id on returns_paid_back (return_id);
create trigger returns_paid_back_append_only before update or delete or truncate on returns_paid_back
  for each statement execute function refuse_change();

-- What is left of the refund of a return for an exchange.
create function kept_of_return(r order_returns) returns bigint
  language sql stable parallel safe
  return r.refund_centimes - coalesce((select sum(b.centimes) from returns_paid_back b where b.return_id = r.id), 0)::bigint;
