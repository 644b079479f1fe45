import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { IconHourglassEmpty, IconMailForward, IconMailX, IconUnlink } from '~icons'

const icons = { unknown: IconUnlink, expired: IconHourglassEmpty, replaced: IconMailForward, rejected: IconMailX }

/** A secret link that opens nothing: why, and what to do. */
export function LinkProblem({ kind }: { kind: keyof typeof icons }) {
  const t = useText()
  const Icon = icons[kind]
  return (
    <DeadEnd
      icon={<Icon size={56} stroke={1.25} aria-hidden="true" />}
      title={t(`applications.link_${kind}_title`)}
      text={t(`applications.link_${kind}_text`)}
      action={<LinkButton to="/">{t('applications.to_start_page')}</LinkButton>}
    />
  )
}
