import { type ComponentProps, Suspense, useContext } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import type { ListAddress } from '#kit/web/list/list-address.ts'
import { ListViewsContext } from '#kit/web/list/list-views.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { IconBookmark } from '~icons'
import styles from './list-toolbar.module.css'

/** The named views of a list, in its toolbar; until their file has come, a button of the same size. */
export function SavedViews({ address }: { address: ListAddress }) {
  const t = useText()
  const views = useContext(ListViewsContext)
  if (!views) return null
  return (
    <Suspense fallback={<ViewsButton title={t(views.title)} disabled />}>
      <views.Views address={address} />
    </Suspense>
  )
}

export function ViewsButton({ title, ...rest }: { title: string } & ComponentProps<typeof Button>) {
  return (
    <Button kind="quiet" icon={<IconBookmark size={18} aria-hidden="true" />} title={title} {...rest}>
      <span className={styles.title}>{title}</span>
    </Button>
  )
}
