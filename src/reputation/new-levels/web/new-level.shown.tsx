import { useEffect, useState } from 'react'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { newLevels, type NewLevel as Reached } from '#reputation/new-levels/contract/new-levels.ts'
import { Climb } from './climb.tsx'
import { LevelCards } from './level-cards.tsx'

/** In milliseconds: how often it looks whether the artist has closed the dialog that they have open. */
const wait = 1000

/** The artist's new level as a moment: until they close it, and nothing where another tab or device has closed it. */
export function NewLevel() {
  const reached = useApi(newLevels.latest, {}).data?.data
  const [closed, setClosed] = useState<number>()
  const { send } = useSend(newLevels.close, { onSent: () => undefined })
  if (!reached || reached.closed_at || reached.id === closed) return null
  return (
    <Moment
      key={reached.id}
      reached={reached}
      onClose={() => {
        setClosed(reached.id)
        send({ id: reached.id })
      }}
    />
  )
}

function Moment({ reached, onClose }: { reached: Reached; onClose: () => void }) {
  const t = useText()
  const inLanguage = useBilingual()
  if (!useNoDialog()) return null
  return (
    <Dialog title={t('newLevels.title', { level: inLanguage(reached.level.name) })} onClose={onClose}>
      <Stack gap="lg">
        {/* Has the focus at first: a button far below would scroll the beginning out of sight. */}
        <div tabIndex={-1}>
          <Stack>
            <Climb {...reached} />
            <Text>{t('newLevels.intro')}</Text>
          </Stack>
        </div>
        <Added title={t('newLevels.benefits')} rows={reached.benefits} />
        <Added title={t('newLevels.responsibilities')} rows={reached.responsibilities} />
        <Stack gap="xs">
          <Text as="h3" isStrong>
            {t('newLevels.share')}
          </Text>
          <LevelCards />
        </Stack>
        <DialogActions>
          <Button kind="primary" onClick={onClose}>
            {t('newLevels.thank_you')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

/** Whether no other dialog is open: its arrival would take the focus from where the artist types, whose next Escape would close it. */
function useNoDialog(): boolean {
  const [isFree, setFree] = useState(hasNoDialog)
  useEffect(() => {
    if (isFree) return
    const timer = setInterval(() => setFree(hasNoDialog()), wait)
    return () => clearInterval(timer)
  }, [isFree])
  return isFree
}

const hasNoDialog = () => document.querySelector('dialog[open]') === null

/** What the former level had not. */
function Added({ title, rows }: { title: string; rows: Reached['benefits'] }) {
  const inLanguage = useBilingual()
  if (rows.length === 0) return null
  return (
    <Stack gap="xs">
      <Text as="h3" isStrong>
        {title}
      </Text>
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id}>{inLanguage(name)}</li>
        ))}
      </ul>
    </Stack>
  )
}
