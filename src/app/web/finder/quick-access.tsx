import { useWindowEvent } from '@mantine/hooks'
import { type ComponentType, useState } from 'react'
import { part } from '#kit/web/calls/api.ts'
import { asApiError } from '#kit/web/calls/api-error.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { IconSearch } from '~icons'
import { finderParts } from '../screens.tsx'
import { KeyCaps } from './key-caps.tsx'
import styles from './quick-access.module.css'
import { finderKeys, panelOf, type QuickPanel, type QuickPanelProps } from './quick-keys.ts'

/** Fetched when somebody wants it. */
const panels: Record<QuickPanel, () => Promise<ComponentType<QuickPanelProps>>> = {
  finder: async () => {
    const [{ Finder }, parts] = await Promise.all([import('./finder.tsx'), finderParts()])
    return (props) => <Finder {...props} parts={parts} />
  },
  shortcuts: async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}

/** The keys that work on every screen, and the button that does the same. */
export function QuickAccess() {
  const t = useText()
  const [opened, setOpened] = useState<{ Panel: ComponentType<QuickPanelProps> } | null>(null)

  useWindowEvent('keydown', (event) => {
    const panel = panelOf(event)
    if (!panel) return
    event.preventDefault()
    // Any other open dialog has to be closed first.
    if (!document.querySelector('dialog[open]')) void open(panel)
  })

  async function open(panel: QuickPanel) {
    try {
      const Panel = await part(panels[panel]())
      setOpened({ Panel })
    } catch (error) {
      toastError(asApiError(error))
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('finder.title')}
        onPointerEnter={() => void panels.finder().catch(() => undefined)}
        onClick={() => void open('finder')}
      >
        <IconSearch size={18} aria-hidden="true" />
        <span className={styles.words}>{t('finder.open')}</span>
        <span className="wide-only" aria-hidden="true">
          <KeyCaps keys={finderKeys} />
        </span>
      </button>
      {opened && <opened.Panel onClose={() => setOpened(null)} onOpen={(panel) => void open(panel)} />}
    </>
  )
}
