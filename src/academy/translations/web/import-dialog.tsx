import { useState } from 'react'
import { type ImportPreview, texts } from '#academy/translations/contract/portal-texts.ts'
import { send } from '#kit/web/calls/api.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button, buttonVariant } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { ImportOutcome, nameOf } from './import-outcome.tsx'

type Chosen = { name: string; file: string }

/** A file, what it would change, and what to do where somebody changed the same here since it was exported. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [replaced, setReplaced] = useState<readonly string[]>([])
  const [error, setError] = useState<ApiError | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function during(work: () => Promise<void>) {
    setBusy(true)
    setError(null)
    await work().catch(setError)
    setBusy(false)
  }

  const look = (next: Chosen) =>
    during(async () => {
      setChosen(next)
      setPreview(null)
      setReplaced([])
      setPreview((await send(texts.preview, { file: next.file })).data)
    })

  async function read(picked: File | undefined) {
    if (!picked) return
    const file = await readText(picked)
    setUnreadable(file === null)
    if (file !== null) await look({ name: picked.name, file })
  }

  const bring = () =>
    during(async () => {
      const decided = (preview?.conflicts ?? []).filter((conflict) => replaced.includes(nameOf(conflict)))
      const { data } = await send(texts.import, {
        file: chosen?.file ?? '',
        replaced: decided.map(({ key, place, revision }) => ({ key, place, revision })),
      })
      toast(t('translations.imported', { count: data.added + data.changed }))
      onClose()
    })

  const count = preview ? preview.added.length + preview.changed.length + replaced.length : 0
  return (
    <Dialog title={t('translations.import')} width="wide" onClose={onClose}>
      <Stack>
        <Text tone="soft">{t('translations.import_text')}</Text>
        <Row>
          <label {...buttonVariant({})}>
            <input
              type="file"
              className="sr-only"
              accept=".csv,.json,text/csv,application/json"
              onChange={(event) => {
                void read(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
            {t(chosen ? 'translations.import_other' : 'translations.import_choose')}
          </label>
          {chosen && <Text size="sm">{chosen.name}</Text>}
        </Row>
        {isUnreadable && <p role="alert">{t('translations.import_unreadable')}</p>}
        {error && <ErrorPanel error={error} onRetry={() => chosen && void look(chosen)} />}
        {isBusy && !preview && <p role="status">{t('app.loading')}</p>}
        {preview && <ImportOutcome preview={preview} replaced={replaced} onReplace={setReplaced} />}
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            disabled={!preview || preview.errors.length > 0 || count === 0}
            onClick={() => void bring()}
          >
            {t('translations.import_do', { count })}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

/** Null if the file is not UTF-8, as spreadsheets write by default. */
async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}
