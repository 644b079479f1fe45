-- What a certificate prints (title, technique, language) is verified, too: of trainings that were verified before, as it stands now.
update trainings
set verified = verified || jsonb_build_object('title', title, 'technique', technique, 'language', language)
where verified is not null;
