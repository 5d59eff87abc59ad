-- A claim for one endpoint could read these too, and did where statistics said that nothing was pending (decision 365).
-- The last release has the first of them not yet, and the second only makes its uninstalling of an app quicker.
drop index deliveries_due, deliveries_of_installation;
