import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { PlainValue } from '#kit/web/form/plain-value.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Changes } from '#kit/web/ui/feedback/changes.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { piecesOf } from '#network/artists/web/fields/change-pieces.shown.ts'
import { ChangeValue, LongText, longText } from '#network/artists/web/fields/change-value.shown.tsx'
import { type AuditDetails, type AuditLine, audit } from '#office/audit/contract/audit.ts'
import { RecordLink, RecordName, Who } from './audit-people.tsx'

/** One line in full, and the ways on from it. */
export function AuditDialog({ line, onClose }: { line: AuditLine; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const { by, record, at, ip, token } = line
  return (
    <Dialog title={line.event.words} width="wide" onClose={onClose}>
      <Stack>
        <Facts
          facts={[
            { label: t('audit.at'), value: <time dateTime={at}>{format.dateTime(at)}</time> },
            { label: t('audit.by'), value: <Who line={line} /> },
            ...(token ? [{ label: t('audit.token'), value: token.name ?? t('audit.token_deleted') }] : []),
            {
              label: t('audit.record'),
              value: (
                <RecordLink line={line}>
                  <RecordName line={line} />
                </RecordLink>
              ),
            },
            { label: t('audit.ip'), value: ip },
          ]}
        />
        <LoadedDetails id={line.id} />
        <Row>
          {record.id !== null && (
            <Link to="/audit-log" search={{ kind: record.kind, recordId: record.id }} onClick={onClose}>
              {t('audit.all_of_record')}
            </Link>
          )}
          {by && (
            <Link to="/audit-log" search={{ userId: by.id }} onClick={onClose}>
              {t('audit.all_by')}
            </Link>
          )}
        </Row>
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

/** Each field before and after, and the other details. */
function LoadedDetails({ id }: { id: number }) {
  const { data, error, refetch } = useApi(audit.get, { id })
  if (data) return <Details details={data.data} />
  return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton height="6rem" />
}

function Details({ details: { changes, facts, is_forgotten } }: { details: AuditDetails }) {
  const t = useText()
  const pieces = changes.flatMap((change) => piecesOf(change).map((piece) => ({ ...change, ...piece })))
  return (
    <>
      {is_forgotten && <Text tone="soft">{t('audit.forgotten')}</Text>}
      {pieces.length === 0 && facts.length === 0 && !is_forgotten && <Text tone="soft">{t('audit.nothing_more')}</Text>}
      {pieces.length > 0 && (
        <Changes
          words={{ before: t('app.change_before'), after: t('app.change_after') }}
          changes={pieces.map(({ field, label, before, after }) => ({
            key: field,
            label,
            before: <Value field={field} value={before} />,
            after: <Value field={field} value={after} />,
          }))}
        />
      )}
      {facts.length > 0 && (
        <Facts
          facts={facts.map(({ field, label, value }) => ({ label, value: <Value field={field} value={value} /> }))}
        />
      )}
    </>
  )
}

/** A value is in the reader's words already, but for days and moments, texts in both languages and pictures. */
function Value({ field, value }: { field: string; value: unknown }) {
  const format = useFormat()
  if (Array.isArray(value) && value.length > 0)
    return value.map((one, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
      <div key={index}>
        <Value field={field} value={one} />
      </div>
    ))
  if (field === 'avatar') return <ChangeValue field={field} value={value} />
  if (typeof value === 'string' && moment.test(value)) return <time dateTime={value}>{format.dateTime(value)}</time>
  return typeof value === 'string' && value.length > longText ? <LongText text={value} /> : <PlainValue value={value} />
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
