-- Each reporter has an objection of their own to a refusal, as the artist has one to a restriction (Digital Services Act, article 20).
-- Those that wait for the office are answered together: content_reports keeps when the latest of these rounds began and how it was
-- answered. Its column objection is for the version before alone, and goes once no process of it runs.
CREATE TABLE content_objections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  content_report_id integer NOT NULL REFERENCES content_reports ON DELETE CASCADE,
  content_notice_id integer UNIQUE REFERENCES content_notices ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  objected_at timestamptz NOT NULL,
  note text CHECK (char_length(note) BETWEEN 1 AND 2000),
  is_accepted boolean,
  decided_by integer REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  CHECK ((decided_at IS NULL) = (note IS NULL)),
  CHECK ((decided_at IS NULL) = (is_accepted IS NULL))
);
COMMENT ON COLUMN content_objections.content_notice_id IS 'Whose refused notice it is about; null: the artist''s to a restriction, or a reporter''s from before it was stored whose';
CREATE UNIQUE INDEX content_objections_without_notice ON content_objections (content_report_id) WHERE content_notice_id IS NULL;
CREATE INDEX content_objections_report ON content_objections (content_report_id, id);
CREATE INDEX content_objections_objected ON content_objections (objected_at);
CREATE INDEX content_objections_decided_by ON content_objections (decided_by) WHERE decided_by IS NOT NULL;

-- What the version before writes into content_reports is an objection, too, and its answer that of all that wait.
CREATE FUNCTION follow_objections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_objections (content_report_id, content_notice_id, text, objected_at)
  SELECT new.id, objection_notice(new.id, new.measure), new.objection, new.objected_at
  WHERE NOT EXISTS (SELECT FROM content_objections WHERE content_report_id = new.id AND objected_at = new.objected_at);
  UPDATE content_objections
    SET note = new.objection_note, is_accepted = new.state = 'OVERTURNED', decided_by = new.objection_decided_by,
      decided_at = new.objection_decided_at
    WHERE content_report_id = new.id AND decided_at IS NULL AND new.objection_decided_at IS NOT NULL;
  RETURN NULL;
END $$;

-- Of a restriction none; of a refusal the only one. Of several it is not known whose it was, so each still has their own.
CREATE FUNCTION objection_notice(report integer, measure text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT min(id) FROM content_notices WHERE content_report_id = report AND measure IS NULL HAVING count(*) = 1
$$;

CREATE TRIGGER content_reports_objections AFTER INSERT OR UPDATE OF objected_at, objection_decided_at ON content_reports
  FOR EACH ROW WHEN (new.objected_at IS NOT NULL) EXECUTE FUNCTION follow_objections();

INSERT INTO content_objections (content_report_id, content_notice_id, text, objected_at, note, is_accepted, decided_by, decided_at)
SELECT id, objection_notice(id, measure), objection, objected_at, objection_note,
  CASE WHEN objection_decided_at IS NOT NULL THEN state = 'OVERTURNED' END, objection_decided_by, objection_decided_at
FROM content_reports WHERE objected_at IS NOT NULL;
