import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { ProArtistForm } from '#network/artists/contract/artists.entities.ts'
import { DataForm } from './form/data-form.tsx'
import { LinkGate, LinkLeadsTo } from './link-gate.tsx'

export function FormPage() {
  return (
    <LinkGate
      open={(hash, form) => <OpenForm key={hash} hash={hash} form={form} />}
      sent={(hash) => <LinkLeadsTo to={`/pro-artist-form/${hash}/finalized`} />}
    />
  )
}

function OpenForm({ hash, form }: { hash: string; form: ProArtistForm }) {
  const t = useText()
  const format = useFormat()
  return (
    <Page
      title={t('applications.form_title')}
      intro={
        <>
          {t(form.missing ? 'applications.form_mend_intro' : 'applications.form_intro', { name: form.first_name })}{' '}
          {t('applications.form_open_until', { date: format.lastDay(form.expires_at) })}
        </>
      }
    >
      <DataForm hash={hash} form={form} />
    </Page>
  )
}
