import { fullName } from '#kit/contract/values/full-name.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { fetchUser, useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Bar } from '#kit/web/ui/overlays/bar.tsx'
import { viewing } from '#people/viewing/contract/viewing.ts'
import { IconEye } from '~icons'

/** All the time that an owner looks at the portal as somebody else does: as whom, and how that ends. */
export function ViewingBanner() {
  const t = useText()
  const go = useGo()
  const user = useUser()
  const stop = useSend(viewing.stop, {
    onSent: async () => {
      await fetchUser()
      go(`/users/${user?.id}`)
    },
  })
  if (!user?.viewed_by) return null
  const name = fullName(user)
  return (
    <Bar kind="mode" tone="waiting" aria-label={t('viewing.banner', { name })}>
      <IconEye size={20} aria-hidden="true" />
      <p>{t('viewing.banner', { name })}</p>
      <Button size="sm" isBusy={stop.isPending} onClick={() => stop.send({})}>
        {t('viewing.stop')}
      </Button>
    </Bar>
  )
}
