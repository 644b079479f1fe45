import { useEffect } from 'react'
import { proArtists } from '#contract/pro-artists.ts'
import type { ApiError } from '#web/kit/api-error.ts'
import { ErrorPanel } from '#web/kit/error-panel.tsx'
import { useFormat } from '#web/kit/format.ts'
import { useText } from '#web/kit/i18n.ts'
import { Page } from '#web/kit/page.tsx'
import { useGo, useParam } from '#web/kit/params.ts'
import { useApi } from '#web/kit/query.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { DataForm } from './data-form.tsx'
import { LinkProblem } from './link-problem.tsx'

/** What is behind the secret link: the open form, or why there is none. */
export function FormPage() {
  const t = useText()
  const format = useFormat()
  const hash = useParam('hash')
  const { data, error, refetch, isFetchedAfterMount: isFresh } = useApi(proArtists.form, { hash })
  const form = data?.data
  // What this tab saw of the link earlier is neither its state now nor what inputs may start from.
  if (!isFresh) return <PageSkeleton label={t('proArtists.link_checking')} />
  if (error && linkErrors.has(error.code)) return <ClosedForm hash={hash} error={error} />
  if (!form && error) {
    return (
      <Page title={t('proArtists.form_title')} width="narrow">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!form) return <PageSkeleton label={t('proArtists.link_checking')} />
  return (
    <Page
      title={t('proArtists.form_title')}
      width="medium"
      intro={
        <>
          {t(form.missing ? 'proArtists.form_mend_intro' : 'proArtists.form_intro', { name: form.first_name })}{' '}
          {t('proArtists.form_open_until', { date: format.date(form.expires_at) })}
        </>
      }
    >
      <DataForm key={hash} hash={hash} form={form} />
    </Page>
  )
}

const linkErrors = new Set<string | null>(['form_link_unknown', 'form_link_expired', 'form_link_used'])

function ClosedForm({ hash, error: { code } }: { hash: string; error: ApiError }) {
  const t = useText()
  const go = useGo()
  const isUsed = code === 'form_link_used'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link turns out to be used.
  useEffect(() => {
    if (isUsed) go(`/pro-artist-form/${hash}/finalized`, { replaces: true })
  }, [isUsed])
  if (isUsed) return <PageSkeleton label={t('proArtists.link_checking')} />
  return <LinkProblem kind={code === 'form_link_expired' ? 'expired' : 'unknown'} />
}
