-- A recurring task without a due date begins on the day it was made.
-- allowed: tasks.tasks_schedule_check: it takes all that the one before took
alter table tasks drop constraint tasks_check1;
alter table tasks add constraint tasks_schedule_check
  check (recurring = 'none' or (every is not null and until is not null));
