-- Searches are ranked in memory (docs/decisions/0073). The functions that are dropped here have not been called since
-- migration 0065. `ranked_hits`, `any_listing_matching` and the index of the words remain for processes of the previous
-- release.
drop function rank_listings(tsquery, real[], tsquery[], real[], integer[], tsquery[], real[]);
drop function first_sufficient(tsquery[], integer, boolean);
