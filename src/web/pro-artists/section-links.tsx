import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/i18n.ts'
import styles from './section-links.module.css'

export const sectionId = (name: string) => `section-${name}`

/** What this page has, and the way there. Buttons, for the address after `#` belongs to the router. */
export function SectionLinks({ sections }: { sections: { name: string; title: TextKey }[] }) {
  const t = useText()
  return (
    <nav aria-label={t('proArtists.details_sections')}>
      <ul className={styles.links}>
        {sections.map(({ name, title }) => (
          <li key={name}>
            <button type="button" onClick={() => goTo(name)}>
              {t(title)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function goTo(name: string) {
  const section = document.getElementById(sectionId(name))
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}
