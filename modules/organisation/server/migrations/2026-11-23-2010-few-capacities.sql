-- A person has one post or a few. The planner expects a thousand rows of such a function, and read all
-- posts and all units for the page of one document: 3 ms of the 9 that its statements took.
alter function capacities_of(uuid, date, timestamptz) rows 4;
alter function people_on_posts(uuid[], date, timestamptz) rows 4;
alter function people_by_delegation(uuid[], date, timestamptz) rows 4;
