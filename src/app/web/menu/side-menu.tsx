import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useAppearance } from '#kit/web/page/appearance/appearance.ts'
import { type MenuGroup, menuGroups } from '#kit/web/page/screens.ts'
import { Count } from '#kit/web/ui/content/badge.tsx'
import { system } from '#office/dashboard/contract/system.ts'
import { IconChevronDown } from '~icons'
import { type MenuScreen, useMenu } from './menu.ts'
import styles from './side-menu.module.css'

type Entry = MenuScreen & {
  waiting: number /** What lies below it has an entry of its own, and is no part of this one. */
  isExact: boolean
}

/** The screens that this reader may open, by what they are for, and how much waits in each. */
export function SideMenu() {
  const t = useText()
  const screens = useMenu()
  const { data: counters } = useApi(system.data, {}, { every: 30_000 })
  const entries = screens.map((screen) => ({
    ...screen,
    waiting: (screen.menu.counter && counters?.[screen.menu.counter]) ?? 0,
    isExact: screens.some(({ path }) => path.startsWith(`${screen.path}/`)),
  }))
  const inGroup = (group?: MenuGroup) => entries.filter(({ menu }) => menu.group === group)
  return (
    <nav className={styles.menu} aria-label={t('app.main_menu')}>
      <Entries entries={inGroup()} />
      {menuGroups.map((group) => (
        <Group key={group} group={group} entries={inGroup(group)} />
      ))}
    </nav>
  )
}

/** Stays as its reader left it; a collapsed group still shows the count of its entries. */
function Group({ group, entries }: { group: MenuGroup; entries: Entry[] }) {
  const t = useText()
  const [{ folded }, setLook] = useAppearance()
  const id = useId()
  if (entries.length === 0) return null
  const isFolded = folded.includes(group)
  const others = folded.filter((other) => other !== group)
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.heading}
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => setLook({ folded: isFolded ? others : [...others, group] })}
      >
        <span className={styles.name}>{t(`app.menu_${group}`)}</span>
        {isFolded && <Waiting count={entries.reduce((sum, { waiting }) => sum + waiting, 0)} />}
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} hidden={isFolded}>
        <Entries entries={entries} />
      </div>
    </div>
  )
}

function Entries({ entries }: { entries: Entry[] }) {
  const t = useText()
  return (
    <ul>
      {entries.map(({ path, title, menu, waiting, isExact }) => {
        const Icon = menu.icon
        return (
          <li key={path}>
            <Link to={`/${path}`} className={styles.entry} activeOptions={{ includeSearch: false, exact: isExact }}>
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <span className={styles.name}>{t(title)}</span>
              <Waiting count={waiting} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function Waiting({ count }: { count: number }) {
  const t = useText()
  const format = useFormat()
  return count > 0 && <Count value={format.number(count)} label={t('app.waiting_count', { count })} />
}
