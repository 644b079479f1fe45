import { Link as RouterLink } from '@tanstack/react-router'
import { Activity, type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Count } from '#kit/web/ui/content/count.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { changeAddress, type Search, useSearchParam } from './address/address.ts'
import { usePrinting } from './appearance/printing.ts'
import { useMarkedInSight } from './marked-in-sight.ts'
import styles from './tabs.module.css'

/** Tabs of a screen; the URL has the current one. */

export type Tab = {
  name: string
  title: string
  /** The number of items in it. */
  count?: number
  /** The number of items that wait for the user. */
  waiting?: number
  /** Left out when printing. */
  isNotPrinted?: boolean
  content: ReactNode
}

/** The looks of tabs for links. */
export const tabLooks = styles

/** The tab in the URL, if the screen has it; otherwise the default at the time when the screen opened. */
export function useTab(tabs: readonly { name: string }[], defaultTab = tabs[0]?.name ?? ''): string {
  const chosen = useSearchParam('tab')
  const [first] = useState(defaultTab)
  const has = (name: string) => tabs.some((tab) => tab.name === name)
  return [chosen, first].find(has) ?? tabs[0]?.name ?? ''
}

type TabListProps = { label: string; tabs: readonly Tab[]; current: string }

/** A sticky tab bar. Each tab is a link, since the open tab is in the URL: Back, reload and a shared link restore it. */
export function TabList({ label, tabs, current }: TabListProps) {
  const strip = useRef<HTMLDivElement>(null)
  const scrolled = useId()
  const shown = useRef(current)
  useMarkedInSight(strip, current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const list = strip.current
    const panel = document.getElementById(panelId(current))
    // After scrolling down in one tab, the next is shown from its top.
    const isBelow = list && panel && panel.getBoundingClientRect().top < list.getBoundingClientRect().bottom
    if (isBelow) panel.scrollIntoView()
  }, [current])
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={label}
      className={`${styles.strip} sideways not-printed`}
      onKeyDown={followKeys}
      // Those of another page do not begin where these were left.
      data-scroll-restoration-id={scrolled}
    >
      {tabs.map((tab) => (
        <TabLink key={tab.name} tab={tab} isCurrent={tab.name === current} />
      ))}
    </div>
  )
}

/** Where a link led to a tab that the screen does not have; one that has disappeared since is no surprise. */
function MissingTab({ tabs }: { tabs: readonly Tab[] }) {
  const t = useText()
  const chosen = useSearchParam('tab')
  const [shown, setShown] = useState<string>()
  const isThere = tabs.some(({ name }) => name === chosen)
  if (isThere && chosen !== shown) setShown(chosen)
  return chosen && !isThere && chosen !== shown ? (
    <div role="status">
      <Notice>{t('app.tab_missing')}</Notice>
    </div>
  ) : null
}

function TabLink({ tab: { name, title, count, waiting }, isCurrent }: { tab: Tab; isCurrent: boolean }) {
  const t = useText()
  const format = useFormat()
  return (
    <RouterLink
      to="."
      search={(search: Search) => changeAddress(search, { tab: name })}
      resetScroll={false}
      role="tab"
      id={tabId(name)}
      aria-selected={isCurrent}
      aria-controls={isCurrent ? panelId(name) : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={styles.tab}
    >
      {title}
      {waiting ? (
        <Count value={format.number(waiting)} label={t('app.waiting_count', { count: waiting })} />
      ) : (
        count !== undefined && <span className={styles.count}>{format.number(count)}</span>
      )}
    </RouterLink>
  )
}

/** Arrow keys move the focus; Enter or Space opens a tab (manual activation), since it may have to load. */
function followKeys(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const last = tabs.length - 1
  const targets: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  const to = targets[event.key]
  if (to === undefined && event.key !== ' ') return
  event.preventDefault()
  if (to === undefined) tabs[at]?.click()
  else tabs[to]?.focus()
}

type TabPanelsProps = Omit<TabListProps, 'label'> & {
  /** Forms, as wide as a narrow page. */
  isNarrow?: boolean
}

/** The tab panels: loaded when first opened, then mounted with their state; printed one after the other. */
export function TabPanels({ tabs, current, isNarrow }: TabPanelsProps) {
  const [opened, setOpened] = useState([current])
  const isPrinting = usePrinting()
  if (!opened.includes(current)) setOpened([...opened, current])
  const [only] = tabs
  if (only && tabs.length === 1)
    return (
      <>
        <MissingTab tabs={tabs} />
        <div className={styles.panel} data-narrow={isNarrow || undefined}>
          {only.content}
        </div>
      </>
    )
  const drawn = tabs.filter(({ name, isNotPrinted }) => opened.includes(name) || (isPrinting && !isNotPrinted))
  return (
    <>
      <MissingTab tabs={tabs} />
      {drawn.map(({ name, isNotPrinted, content }) => (
        <Activity key={name} mode={(isPrinting ? !isNotPrinted : name === current) ? 'visible' : 'hidden'}>
          <div
            role="tabpanel"
            id={panelId(name)}
            aria-labelledby={tabId(name)}
            className={styles.panel}
            data-narrow={isNarrow || undefined}
          >
            <Suspense fallback={<Skeleton height="16rem" />}>{content}</Suspense>
          </div>
        </Activity>
      ))}
    </>
  )
}

const tabId = (name: string) => `tab-${name}`
const panelId = (name: string) => `panel-${name}`
