select recount_records();
