import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { singleKeys } from '#kit/web/page/focus/single-keys.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { Lines, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import { useMenu } from '../menu/use-menu.ts'
import { KeyCaps } from './key-caps.tsx'
import { finderKeys, type QuickPanelProps, undoKeys } from './quick-keys.ts'

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

const inLists: Shortcuts = {
  name: 'finder.in_lists',
  keys: [
    ['finder.key_preview', 'Space'],
    ['finder.key_rows', '↑', '↓'],
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
    ['finder.key_next_work', 'J'],
    ['finder.key_previous_work', 'K'],
  ],
}

/** Every key that does something here, and the switch of the one that may be in the way. */
export function ShortcutsDialog({ onClose }: QuickPanelProps) {
  const t = useText()
  const format = useFormat()
  const menu = useMenu()
  const has = (path: string) => menu.some(({ screens }) => screens.some((screen) => screen.path === path))
  const [isOn, setOn] = useState(singleKeys.areOn)
  const turn = (next: boolean) => {
    singleKeys.turn(next)
    setOn(next)
  }
  const groups = [
    everywhere,
    inFinder,
    inLists,
    ...(has('proartist') ? [inQueues] : []),
    ...(has('portfolio/admin') ? [inModeration] : []),
    ...(has('inbox') ? [inMessages] : []),
  ]
  const single = new Set(
    groups.flatMap(({ keys }) => keys.flatMap(([, key, ...more]) => (more.length === 0 && isSingle(key) ? [key] : []))),
  )
  const start = useRef<HTMLDivElement>(null)
  // The first input is the last thing here: who opens this begins with its heading.
  useEffect(() => {
    start.current?.focus({ preventScroll: true })
    start.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return (
    <Dialog title={t('finder.shortcuts')} onClose={onClose}>
      <div ref={start} tabIndex={-1}>
        <Stack>
          {groups.map(({ name, keys }) => (
            <Stack as="section" key={name} gap="sm">
              <Text as="h3" tone="soft" size="sm" isStrong>
                {t(name)}
              </Text>
              <Lines as="dl">
                {keys.map(([what, ...pressed]) => (
                  <Row key={what} justify="space-between">
                    <dt>{t(what)}</dt>
                    <dd>
                      <KeyCaps keys={pressed} />
                    </dd>
                  </Row>
                ))}
              </Lines>
            </Stack>
          ))}
          <Checkbox
            label={t('finder.help_key', { keys: format.list([...single]) })}
            description={t('finder.help_key_hint')}
            checked={isOn}
            onChange={({ currentTarget }) => turn(currentTarget.checked)}
          />
          <Row justify="end">
            <Button onClick={onClose}>{t('app.close')}</Button>
          </Row>
        </Stack>
      </div>
    </Dialog>
  )
}

/** A letter or a sign that is pressed by itself. */
const isSingle = (key: string | undefined): key is string => /^[A-Z?]$/.test(key ?? '')
