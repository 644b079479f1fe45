import { useState } from 'react'
import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { singleKeys } from '#web/kit/page/single-keys.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Row, Stack } from '#web/kit/ui/layout.tsx'
import { KeyCaps } from './key-caps.tsx'
import { useMenu } from './menu.ts'
import { finderKeys, type QuickPanelProps, undoKeys } from './quick-keys.ts'
import styles from './shortcuts-dialog.module.css'

type Shortcuts = { name: TextKey; keys: [TextKey, ...string[]][] }

const everywhere: Shortcuts = {
  name: 'finder.everywhere',
  keys: [
    ['finder.title', ...finderKeys],
    ['finder.key_help', '?'],
    ['finder.key_close', 'Esc'],
    ['finder.key_undo', ...undoKeys],
  ],
}
const inFinder: Shortcuts = {
  name: 'finder.in_finder',
  keys: [
    ['finder.key_choose', '↑', '↓'],
    ['finder.key_go', 'Enter'],
  ],
}
const inMessages: Shortcuts = {
  name: 'finder.in_messages',
  keys: [
    ['finder.key_send', 'Enter'],
    ['finder.key_new_line', 'Shift', 'Enter'],
  ],
}

const inQueues: Shortcuts = {
  name: 'finder.in_queues',
  keys: [
    ['finder.key_next', 'J'],
    ['finder.key_previous', 'K'],
  ],
}

const inModeration: Shortcuts = {
  name: 'finder.in_moderation',
  keys: [
    ['finder.key_approve', 'A'],
    ['finder.key_reject', 'R'],
    ['finder.key_hide', 'H'],
    ['finder.key_next', 'J'],
    ['finder.key_previous', 'K'],
  ],
}

/** Every key that does something here, and the switch of the one that may be in the way. */
export function ShortcutsDialog({ onClose }: QuickPanelProps) {
  const t = useText()
  const menu = useMenu()
  const has = (path: string) => menu.some((entry) => entry.path === path)
  const [isOn, setOn] = useState(singleKeys.areOn)
  const turn = (next: boolean) => {
    singleKeys.turn(next)
    setOn(next)
  }
  return (
    <Dialog title={t('finder.shortcuts')} onClose={onClose}>
      <Stack>
        {[
          everywhere,
          inFinder,
          ...(has('proartist') ? [inQueues] : []),
          ...(has('portfolio/admin') ? [inModeration] : []),
          ...(has('inbox') ? [inMessages] : []),
        ].map(({ name, keys }) => (
          <section key={name} className={styles.group}>
            <h3>{t(name)}</h3>
            <dl>
              {keys.map(([what, ...pressed]) => (
                <div key={what}>
                  <dt>{t(what)}</dt>
                  <dd>
                    <KeyCaps keys={pressed} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Checkbox
          label={t('finder.help_key')}
          description={t('finder.help_key_hint')}
          checked={isOn}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
        <Row justify="end">
          <Button onClick={onClose}>{t('app.close')}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
