-- For those who have a seat, in the language in which the training is given.
alter table trainings add column to_bring text check (char_length(to_bring) between 1 and 1000);
