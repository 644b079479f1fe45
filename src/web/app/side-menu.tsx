import { Link } from '@tanstack/react-router'
import { system } from '#contract/system.ts'
import { useFormat } from '#web/kit/format.ts'
import { useText } from '#web/kit/i18n.ts'
import { useApi } from '#web/kit/query.ts'
import { Count } from '#web/kit/ui/badge.tsx'
import { useMenu } from './menu.ts'
import { menuIcons } from './menu-icons.ts'
import styles from './side-menu.module.css'

/** The screens that this reader may open, and how much waits in each. */
export function SideMenu() {
  const t = useText()
  const format = useFormat()
  const entries = useMenu()
  const { data: counters } = useApi(system.data, {}, { every: 30_000 })
  return (
    <nav className={styles.menu} aria-label={t('app.main_menu')}>
      <ul>
        {entries.map(({ path, title, menu }) => {
          // What lies below has an entry of its own, and is no part of this one.
          const exact = entries.some((other) => other.path.startsWith(`${path}/`))
          const Icon = menuIcons[menu.icon]
          const waiting = (menu.counter && counters?.[menu.counter]) ?? 0
          return (
            <li key={path}>
              <Link to={`/${path}`} className={styles.entry} activeOptions={{ includeSearch: false, exact }}>
                <Icon size={20} stroke={1.6} aria-hidden="true" />
                <span className={styles.name}>{t(title)}</span>
                {waiting > 0 && (
                  <Count value={format.number(waiting)} label={t('app.waiting_count', { count: waiting })} />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
