alter table files validate constraint files_uploaded_sum;
