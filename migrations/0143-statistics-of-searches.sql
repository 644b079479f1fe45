-- A search that the sample's hundred values happened to match was taken for frequent, and the list then read in its order from end to
-- end. As with artists (0037).
alter table portfolio_items alter column search set statistics 500;
alter table students alter column search set statistics 500;
alter table users alter column search set statistics 500;
alter table messages alter column search set statistics 500;
alter table certificates alter column search set statistics 500;
alter table trainings alter column search set statistics 500;
alter table reviews alter column search set statistics 500;
alter table vouchers alter column code set statistics 500;
