import { type ReactNode, useEffect } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo, useParam } from '#kit/web/page/address/params.ts'
import { BrokenLink } from '#kit/web/page/broken-link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { applications } from '#network/applications/contract/applications.ts'
import type { ProArtistForm } from '#network/artists/contract/artists.entities.ts'

type LinkGateProps = { open: (hash: string, form: ProArtistForm) => ReactNode; sent: (hash: string) => ReactNode }

/**
 * The page of a secret link in its present state: the open form, the form that was sent, or the reason why there is
 * neither.
 */
export function LinkGate({ open, sent }: LinkGateProps) {
  const t = useText()
  const hash = useParam('hash')
  const { data, error, refetch, isFetchedAfterMount: isFresh } = useApi(applications.form, { hash })
  // What this tab saw of the link earlier is neither its state now nor what inputs may start from.
  if (!isFresh) return <PageSkeleton label={t('applications.link_checking')} />
  if (error?.code === 'form_link_used') return sent(hash)
  const problem = problems[error?.code ?? '']
  if (problem) return <LinkProblem kind={problem} />
  if (data) return open(hash, data.data)
  return (
    <Page title={t('applications.form_title')} width="narrow">
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
    </Page>
  )
}

const problems: Record<string, Problem> = {
  form_link_unknown: 'unknown',
  form_link_expired: 'expired',
  form_link_replaced: 'replaced',
  form_link_rejected: 'rejected',
}

/** The link's other screen is the right one now. */
export function LinkLeadsTo({ to }: { to: string }) {
  const t = useText()
  const go = useGo()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the state of the link is known.
  useEffect(() => go(to, { replaces: true }), [to])
  return <PageSkeleton label={t('applications.link_checking')} />
}

type Problem = 'unknown' | 'expired' | 'replaced' | 'rejected'

function LinkProblem({ kind }: { kind: Problem }) {
  const t = useText()
  return (
    <BrokenLink
      why={kind === 'rejected' ? 'closed' : kind}
      title={t(`applications.link_${kind}_title`)}
      text={t(`applications.link_${kind}_text`)}
      action={<LinkButton to="/">{t('applications.to_start_page')}</LinkButton>}
    />
  )
}
