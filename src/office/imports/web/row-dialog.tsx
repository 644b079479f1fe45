import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useRecordLink } from '#kit/web/page/record/record-links.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { EmailAddress } from '#kit/web/ui/content/email-address.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Changes } from '#kit/web/ui/feedback/changes.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { LikelyPerson } from '#office/duplicates/web/likely-person.shown.tsx'
import { type ImportField, type ImportKind, kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import type { ImportRow } from '#office/imports/contract/imports.ts'
import { RowResult } from './import-badges.tsx'
import { useFieldValue } from './use-remark.ts'

type RowDialogProps = { row: ImportRow; kind: ImportKind; onClose: () => void }

/** All about one row: what is wrong with it, or each field before and after. */
export function RowDialog({ row, kind, onClose }: RowDialogProps) {
  const t = useText()
  const wordsOf = useFieldValue()
  const label = (field: string) => t(`importFields.name_${field as ImportField}`)
  const { outcome, changes, problems, kept, subject_id, undo } = row
  const linkTo = useRecordLink()
  const isThere = subject_id !== null && !(undo === 'UNDONE' && outcome === 'CREATE')
  const page = isThere && linkTo(kindsOfImports[kind].record, { id: subject_id, name: null })
  return (
    <Dialog title={<EmailAddress email={row.name} />} onClose={onClose}>
      <Stack>
        <RowResult {...row} />
        {problems.length > 0 && (
          <Notice tone={outcome === 'ERROR' ? 'bad' : 'waiting'}>
            <Facts
              facts={problems.map(({ field, heading, value, message }) => ({
                label: field ? heading || label(field) : t('imports.row_whole'),
                value: (
                  <>
                    {value !== null && <q>{value}</q>} {message}
                  </>
                ),
              }))}
            />
          </Notice>
        )}
        {row.likely && (
          <Notice tone="waiting">
            <LikelyPerson {...row.likely} />
          </Notice>
        )}
        {kept.length > 0 && (
          <Notice tone="waiting">
            <Facts
              facts={kept.map(({ field, reason }) => ({
                label: field ? label(field) : t('imports.row_whole'),
                value: t(`imports.kept_${reason}`),
              }))}
            />
          </Notice>
        )}
        {outcome === 'CREATE' ? (
          <Facts facts={changes.map(({ field, after }) => ({ label: label(field), value: wordsOf(field, after) }))} />
        ) : (
          <Changes
            words={{ before: t('app.change_before'), after: t('app.change_after') }}
            changes={changes.map(({ field, before, after }) => ({
              key: field,
              label: label(field),
              before: wordsOf(field, before),
              after: wordsOf(field, after),
            }))}
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
          {page && (
            <LinkButton kind="primary" {...page}>
              {t('imports.open')}
            </LinkButton>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
