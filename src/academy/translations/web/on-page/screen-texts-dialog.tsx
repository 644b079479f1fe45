import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { fold } from '#kit/web/list/fold.ts'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { Meta, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog } from '#kit/web/ui/overlays/dialog.tsx'
import type { TextPlace } from './page-texts.ts'
import { plain } from './text-patterns.ts'

/** A text that a screen showed; `gone` where it does so no longer. */
export type ScreenText = { words: string; place: TextPlace | 'gone'; keys: readonly string[] }

type ScreenTextsDialogProps = {
  texts: readonly ScreenText[]
  onChoose: (keys: readonly string[]) => void
  onClose: () => void
}

/** Every text of the screen, also those that cannot be pointed at. */
export function ScreenTextsDialog({ texts, onChoose, onClose }: ScreenTextsDialogProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const sought = fold(plain(typed))
  const fitting = texts.filter(({ words, keys }) => [words, ...keys].some((one) => fold(one).includes(sought)))
  return (
    <Dialog title={t('translations.page_texts')} width="wide" onClose={onClose}>
      <Stack>
        <TextInput
          label={t('translations.page_search')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Text tone="soft" size="sm">
          {t('translations.page_found', { count: fitting.length })}
        </Text>
        <ul>
          {fitting.map(({ words, place, keys }) => (
            <li key={`${place} ${words}`}>
              <Entry onClick={() => onChoose(keys)}>
                <span>{words}</span>
                {place !== 'page' && <Meta>{t(`translations.page_in_${place}`)}</Meta>}
              </Entry>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
