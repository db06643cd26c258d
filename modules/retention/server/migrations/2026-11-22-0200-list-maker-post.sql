-- The post of who made a list, as it was then: he signs forms 21 and 23 with it (ข้อ 59, 60).
alter table retention_list add column created_post text not null default '';
