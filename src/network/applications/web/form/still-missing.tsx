import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { FieldLinks } from './field-links.tsx'
import { type FormNow, useOpenFields, useUnmendedFields } from './form-state.ts'

/** Before sending: links to the fields that would stop the form, or that were requested and are unchanged. */
export function StillMissing(now: FormNow) {
  const t = useText()
  const open = useOpenFields(now.form)
  const unmended = useUnmendedFields(now).filter((field) => !open.includes(field))
  if (open.length + unmended.length === 0) return <Notice tone="good" title={t('applications.nothing_missing')} />
  return (
    <Notice tone={open.length > 0 ? 'info' : 'waiting'}>
      {open.length > 0 && (
        <FieldLinks label={t('applications.still_missing')} fields={open} documents="applications.certificate" />
      )}
      {unmended.length > 0 && <FieldLinks label={t('applications.still_unmended')} fields={unmended} />}
    </Notice>
  )
}
