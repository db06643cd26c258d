-- Days on which the office is closed besides Saturdays and Sundays.
create table holiday (
  day date primary key,
  name_th text not null check (length(name_th) between 2 and 200),
  name_en text not null default '' check (length(name_en) <= 200),
  kind text not null check (kind in ('public', 'cabinet', 'own', 'substitution')),
  -- Null: came with the product.
  changed_by uuid references person (id),
  changed_at timestamptz(3) not null default now()
);

-- @assumed as last announced: 12 August as Mother's Day. Public holidays that fall on the same date every year. Those by the moon, the royal ploughing
-- ceremony, substitutions and what the cabinet adds are announced year by year: they are added by
-- an administrator.
insert into holiday (day, name_th, name_en, kind)
select make_date(year, month, day), name_th, name_en, 'public'
from (values (2026), (2027)) as years (year), (values
  (1, 1, 'วันขึ้นปีใหม่', 'New Year''s Day'),
  (4, 6, 'วันพระบาทสมเด็จพระพุทธยอดฟ้าจุฬาโลกมหาราชและวันที่ระลึกมหาจักรีบรมราชวงศ์', 'Chakri Memorial Day'),
  (4, 13, 'วันสงกรานต์', 'Songkran Festival'),
  (4, 14, 'วันสงกรานต์', 'Songkran Festival'),
  (4, 15, 'วันสงกรานต์', 'Songkran Festival'),
  (5, 4, 'วันฉัตรมงคล', 'Coronation Day'),
  (6, 3, 'วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี', 'H.M. the Queen''s Birthday'),
  (7, 28, 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', 'H.M. the King''s Birthday'),
  (8, 12, 'วันแม่แห่งชาติ', 'National Mother''s Day'),
  (10, 13, 'วันนวมินทรมหาราช', 'Navamindra Maharaj Day'),
  (10, 23, 'วันปิยมหาราช', 'Chulalongkorn Day'),
  (12, 5, 'วันชาติและวันพ่อแห่งชาติ', 'National Day and National Father''s Day'),
  (12, 10, 'วันรัฐธรรมนูญ', 'Constitution Day'),
  (12, 31, 'วันสิ้นปี', 'New Year''s Eve')
) as feast (month, day, name_th, name_en);
