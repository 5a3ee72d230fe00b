-- Marks a database that demo mode has filled as later ones are marked while they are filled: production does not start on it, because
-- its admin's password is public.
insert into settings (name, value)
select 'demo_city', jsonb_build_object('day', to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), 'caterers', 0, 'parts', 0, 'complete', true)
where exists (select 1 from users where email = 'admin@pangat.example')
on conflict (name) do nothing;
