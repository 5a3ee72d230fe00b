-- Notice by number of guests (docs/decisions/0320). The first row of a caterer's table is lead_days, which builds before this one read
-- and write; this column has the further rows, as [{"fromGuests": 100, "days": 4}, …]. Null where they follow from lead_days: the
-- larger of it and 4 from 100 guests, the larger of it and 7 above 300. So what an older build writes counts at once, without a trigger.
alter table caterers add column notice_steps jsonb check (notice_steps is null or jsonb_typeof(notice_steps) = 'array');

-- A notice other than the usual one becomes a table of the caterer's own.
update caterers set notice_steps = jsonb_build_array(
    jsonb_build_object('fromGuests', 100, 'days', greatest(lead_days, 4)),
    jsonb_build_object('fromGuests', 301, 'days', greatest(lead_days, 7)))
  where lead_days <> 2;
