import { viewing } from '#contract/viewing/viewing.ts'
import { useSend } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { useGo } from '#web/kit/page/params.ts'
import { fetchUser, useUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { IconEye } from '~icons'
import styles from './viewing-banner.module.css'

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
  const name = `${user.first_name} ${user.last_name}`
  return (
    <section className={`${styles.banner} not-printed`} aria-label={t('viewing.banner', { name })}>
      <IconEye size={20} aria-hidden="true" />
      <p>{t('viewing.banner', { name })}</p>
      <Button size="sm" isBusy={stop.isPending} onClick={() => stop.send({})}>
        {t('viewing.stop')}
      </Button>
    </section>
  )
}
