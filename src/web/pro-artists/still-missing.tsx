import type { ProArtistForm } from '#contract/pro-artists.ts'
import { useText } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { FieldLinks } from './field-links.tsx'
import { useOpenFields } from './form-state.ts'

/** Before sending: what would stop the form, with the way there. */
export function StillMissing({ form }: { form: ProArtistForm }) {
  const t = useText()
  const open = useOpenFields(form)
  if (open.length === 0) return <Notice tone="good" title={t('proArtists.nothing_missing')} />
  return (
    <Notice tone="info">
      <FieldLinks label={t('proArtists.still_missing')} fields={open} documents="proArtists.certificate" />
    </Notice>
  )
}
