import { useState } from 'react'
import { type Conflict, conflict } from '#kit/contract/revision.ts'
import type { Right } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import { roles } from '#people/roles/contract/roles.ts'
import { users } from '#people/users/contract/users.ts'
import type { RoleChange, RoleDrafts } from './role-drafts.ts'

type RoleReviewProps = { drafts: RoleDrafts; onClose: () => void }

/** What is about to be given and taken, and whom it affects. */
export function RoleReview({ drafts, onClose }: RoleReviewProps) {
  const t = useText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      for (const change of drafts.changes) {
        await saveChange(change)
        drafts.drop(change.role)
      }
      toast(t('roles.saved'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  const saveChange = async ({ role, revision, given, taken }: RoleChange) => {
    const unchanged = role.permissions.filter((right) => !taken.includes(right))
    try {
      await send(roles.update, { id: role.id, revision, permissions: [...unchanged, ...given] })
    } catch (error) {
      const meanwhile = conflict.safeParse((error as ApiError).details)
      if (meanwhile.success) drafts.rebase(role, (meanwhile.data as Conflict).revision)
      throw error
    }
  }

  return (
    <Dialog title={t('roles.review_title')} width="wide" onClose={onClose}>
      <Stack>
        {refusal && (
          <Notice tone="bad" title={t('app.action_failed')}>
            {refusal}
          </Notice>
        )}
        {drafts.changes.map((change) => (
          <Reviewed key={change.role.id} {...change} />
        ))}
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={() => void save()}>
            {t('roles.save')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

function Reviewed({ role: { name }, given, taken }: RoleChange) {
  const t = useText()
  return (
    <Stack as="section" gap="xs">
      <Heading as="h3">{t(`app.role_${name}`)}</Heading>
      <Affected role={name} />
      <Rights title={t('roles.given')} rights={given} />
      <Rights title={t('roles.taken')} rights={taken} />
    </Stack>
  )
}

function Rights({ title, rights }: { title: string; rights: readonly Right[] }) {
  const t = useText()
  if (rights.length === 0) return null
  return (
    <>
      <Text as="strong" isStrong>
        {title}
      </Text>
      <ul>
        {rights.map((right) => (
          <li key={right}>{t(`rights.${right}`)}</li>
        ))}
      </ul>
    </>
  )
}

/** So many are called by name. */
const named = 5

function Affected({ role }: { role: RoleChange['role']['name'] }) {
  const t = useText()
  const format = useFormat()
  const { data } = useApi(users.byRole, { role, itemsPerPage: named })
  if (!data) return <Text tone="soft">{t('app.loading')}</Text>
  const count = data.meta.total
  if (count === 0) return <Text tone="soft">{t('roles.affects_nobody')}</Text>
  const names = data.data.map(fullName)
  const more = count - names.length
  const others = more > 0 ? [t('roles.others', { count: more })] : []
  return <Text tone="soft">{t('roles.affects', { count, names: format.list([...names, ...others]) })}</Text>
}
