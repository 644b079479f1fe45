import type { ReactNode } from 'react'
import { Stack } from '#kit/web/ui/layout.tsx'
import { IconCircle, IconCircleCheck } from '~icons'
import styles from './to-do.module.css'

/** One of several things to do, ticked once it is done. */
export function ToDo({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? IconCircleCheck : IconCircle
  return (
    <li className={styles.item} data-done={isDone || undefined}>
      <Icon size={22} aria-hidden="true" />
      <Stack gap="2xs">{children}</Stack>
    </li>
  )
}
