import { useState } from 'react'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { placeOf } from '#academy/translations/contract/text-places.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { TextEditor } from './text-editor.tsx'

/** Edited texts whose default has changed since. */
export function OldestTexts() {
  const t = useText()
  const language = useLanguage()
  // Stored here and not in its row, which disappears as soon as somebody else decides.
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <OldestRows endpoint={texts.list} input={{ state: 'OUTDATED', sortBy: 'outdated_since' }}>
        {({ id, key, is_plural, outdated_since, texts: byPlace }) => (
          <OldestRow
            key={id}
            title={byPlace[placeOf(language, is_plural ? 'other' : null)] ?? key}
            to="/translations"
            search={{ state: 'OUTDATED', key }}
            note={key}
            since={outdated_since ?? undefined}
          >
            <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(key)}>
              {t('translations.compare')}
            </Button>
          </OldestRow>
        )}
      </OldestRows>
      {open && <TextEditor of={open} onClose={() => setOpen(null)} />}
    </>
  )
}
