import { IconHourglassEmpty, IconMailForward, IconMailX, IconUnlink } from '~icons'
import { DeadEnd, type DeadEndProps } from './dead-end.tsx'

const icons = {
  unknown: IconUnlink,
  expired: IconHourglassEmpty,
  replaced: IconMailForward,
  closed: IconMailX,
}

type BrokenLinkProps = Omit<DeadEndProps, 'icon'> & { why?: keyof typeof icons }

/** The one page of secret links of any kind that open nothing: why, and what to do. */
export function BrokenLink({ why = 'unknown', ...page }: BrokenLinkProps) {
  const Icon = icons[why]
  return <DeadEnd icon={<Icon size={56} stroke={1.25} data-broken-link aria-hidden="true" />} {...page} />
}
