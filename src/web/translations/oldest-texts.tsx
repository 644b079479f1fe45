import { useState } from 'react'
import { texts } from '#contract/translations/portal-texts.ts'
import { placeOf } from '#contract/translations/text-places.ts'
import { useLanguage, useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { OldestRow, OldestRows } from '#web/pieces/oldest-rows.tsx'
import { TextEditor } from './text-editor.tsx'

/** Edited texts whose default is another one by now. */
export function OldestTexts() {
  const t = useText()
  const language = useLanguage()
  // Kept here and not in its row, which goes as soon as somebody else decides.
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <OldestRows endpoint={texts.list} input={{ state: 'OUTDATED', sortBy: 'outdated_since' }}>
        {({ id, key, is_plural, outdated_since, texts: said }) => (
          <OldestRow
            key={id}
            title={said[placeOf(language, is_plural ? 'other' : null)] ?? key}
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
