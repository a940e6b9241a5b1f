-- Searches are ranked in memory (docs/decisions/0073). `ranked_hits`, `any_listing_matching` and the index of the words
-- remain for processes of the previous release; nothing has called these two since migration 0065.
drop function rank_listings(tsquery, real[], tsquery[], real[], integer[], tsquery[], real[]);
drop function first_sufficient(tsquery[], integer, boolean);
