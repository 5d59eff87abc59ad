-- A recurring task without a due date begins on the day it was made.
alter table tasks drop constraint tasks_check1;
alter table tasks add constraint tasks_schedule_check
  check (recurring = 'none' or (every is not null and until is not null));
