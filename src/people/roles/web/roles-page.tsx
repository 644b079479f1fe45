import { useState } from 'react'
import { hasPermission } from '#kit/contract/rights.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { LeaveWarning } from '#kit/web/form/drafts/leave-warning.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Bar } from '#kit/web/ui/overlays/bar.tsx'
import { type RightsOfGroup, type Role, roles } from '#people/roles/contract/roles.ts'
import { Comparison, type Pair } from './comparison.tsx'
import { RightsTable } from './rights-table.tsx'
import { useRoleDrafts } from './role-drafts.ts'
import { RoleReview } from './role-review.tsx'

/** What each role may do: the owner ticks, looks at what that changes for whom, and saves. */
export function RolesPage() {
  const t = useText()
  const { data, error, refetch } = useApi(roles.list, {})
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  return (
    <Page
      title={t('roles.title')}
      intro={t('roles.intro')}
      actions={
        <>
          <LinkButton to="/roles/access">{t('access.link')}</LinkButton>
          <LinkButton to="/reasons">{t('reasons.link')}</LinkButton>
        </>
      }
    >
      <Matrix roles={data.data.filter(({ name }) => name !== 'super-admin')} groups={data.groups} />
    </Page>
  )
}

function Matrix({ roles: shown, groups }: { roles: readonly Role[]; groups: readonly RightsOfGroup[] }) {
  const t = useText()
  const user = useUser()
  const drafts = useRoleDrafts(shown)
  const [pair, setPair] = useState<Pair | null>(null)
  const [isReviewed, setReviewed] = useState(false)
  const count = drafts.changes.reduce((sum, { given, taken }) => sum + given.length + taken.length, 0)
  return (
    <>
      <LeaveWarning isActive={count > 0} isStored={false} />
      <Comparison
        roles={shown}
        pair={pair}
        onPair={setPair}
        onCopy={(from, to) => {
          for (const right of groups.flatMap(({ rights }) => rights))
            if (drafts.holds(from, right) !== drafts.holds(to, right) && mayTick(to, right))
              drafts.set(to, [right], drafts.holds(from, right))
        }}
      />
      <RightsTable roles={shown} groups={groups} drafts={drafts} pair={pair} mayTick={mayTick} />
      {count > 0 && (
        <Bar>
          <span role="status">{t('roles.changes', { count })}</span>
          <Button onClick={() => drafts.drop()}>{t('roles.discard')}</Button>
          <Button kind="primary" onClick={() => setReviewed(true)}>
            {t('roles.review')}
          </Button>
        </Bar>
      )}
      {isReviewed && <RoleReview drafts={drafts} onClose={() => setReviewed(false)} />}
    </>
  )

  /** What the reader lacks can be taken away, and left, but not given. */
  function mayTick(role: Role, right: Role['permissions'][number]): boolean {
    return hasPermission(user, right) || role.permissions.includes(right)
  }
}
