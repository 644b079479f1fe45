import { Link as RouterLink } from '@tanstack/react-router'
import { Activity, type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Count } from '#web/kit/ui/badge.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { changeAddress, type Search, useSearchParam } from './address.ts'
import { usePrinting } from './printing.ts'
import styles from './tabs.module.css'

export type Tab = {
  name: string
  title: string
  /** How much is behind it. */
  count?: number
  /** How much of it waits for the reader. */
  waiting?: number
  /** Says nothing on paper. */
  isOffPaper?: boolean
  content: ReactNode
}

/** Which tab the address says; one that this screen does not have is none. Without a word it stays the one that it opened with. */
export function useTab(tabs: readonly { name: string }[], opening = tabs[0]?.name ?? ''): string {
  const chosen = useSearchParam('tab')
  const [first] = useState(opening)
  const has = (name: string) => tabs.some((tab) => tab.name === name)
  return [chosen, first].find(has) ?? tabs[0]?.name ?? ''
}

type TabListProps = { label: string; tabs: readonly Tab[]; current: string }

/** A strip that stays in sight. Each tab is a link, for the address says which is open: Back, reload and a shared link show the same. */
export function TabList({ label, tabs, current }: TabListProps) {
  const strip = useRef<HTMLDivElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    const list = strip.current
    const tab = list?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!list || !tab) return
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 })
    const panel = document.getElementById(panelId(current))
    // Whoever had scrolled down the last one reads the next from its beginning.
    const isBelow = panel && panel.getBoundingClientRect().top < list.getBoundingClientRect().bottom
    if (shown.current !== current && isBelow) panel.scrollIntoView()
    shown.current = current
  }, [current])
  return (
    <div ref={strip} role="tablist" aria-label={label} className={`${styles.strip} not-printed`} onKeyDown={followKeys}>
      {tabs.map((tab) => (
        <TabLink key={tab.name} tab={tab} isCurrent={tab.name === current} />
      ))}
    </div>
  )
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

/** Arrows lead from tab to tab; Enter or the space bar opens one, for what is behind it may have to be fetched. */
function followKeys(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const last = tabs.length - 1
  const ways: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  const to = ways[event.key]
  if (to === undefined && event.key !== ' ') return
  event.preventDefault()
  if (to === undefined) tabs[at]?.click()
  else tabs[to]?.focus()
}

/** What is behind the tabs: fetched and drawn when it is opened for the first time, and kept as the reader left it; on paper one after the other. */
export function TabPanels({ tabs, current }: Omit<TabListProps, 'label'>) {
  const [opened, setOpened] = useState([current])
  const isPrinting = usePrinting()
  if (!opened.includes(current)) setOpened([...opened, current])
  const [only] = tabs
  if (only && tabs.length === 1) return <div className={styles.panel}>{only.content}</div>
  return tabs
    .filter(({ name, isOffPaper }) => opened.includes(name) || (isPrinting && !isOffPaper))
    .map(({ name, isOffPaper, content }) => (
      <Activity key={name} mode={(isPrinting ? !isOffPaper : name === current) ? 'visible' : 'hidden'}>
        <div role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name)} className={styles.panel}>
          <Suspense fallback={<Skeleton height="16rem" />}>{content}</Suspense>
        </div>
      </Activity>
    ))
}

const tabId = (name: string) => `tab-${name}`
const panelId = (name: string) => `panel-${name}`
