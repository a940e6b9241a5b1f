-- An import finds the families of each batch by their names.
create index families_name on families (name);
