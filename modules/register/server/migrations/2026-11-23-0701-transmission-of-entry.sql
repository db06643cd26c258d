-- register: the transmission by which a unit gave a document its number (docs/glossary.md).

alter table register_entry rename column leg_id to transmission_id;
alter table register_entry rename constraint register_entry_leg_id_fkey to register_entry_transmission_id_fkey;
