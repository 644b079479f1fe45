import { useId, useRef, useState } from 'react'
import type { ArtistDocument } from '#contract/pro-artists.entities.ts'
import type { proArtists } from '#contract/pro-artists.ts'
import type { profile } from '#contract/profile.ts'
import { DropZone } from '#web/kit/drop-zone.tsx'
import { useFocusAfter } from '#web/kit/focus-after.ts'
import { useFormat } from '#web/kit/format.ts'
import { useText } from '#web/kit/i18n.ts'
import { Preview } from '#web/kit/preview.tsx'
import { toast } from '#web/kit/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DateInput } from '#web/kit/ui/date-input.tsx'
import { Row, Text } from '#web/kit/ui/layout.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { useUpload } from '#web/kit/use-upload.ts'
import styles from './document-upload.module.css'
import { isPast } from './validity.tsx'

/** The call that takes a document, and what it needs besides. */
export type AddDocument = { endpoint: typeof proArtists.addFormDocument | typeof profile.addDocument; input: object }

type DocumentUploadProps = { add: AddDocument; kind: ArtistDocument['kind']; onSent?: () => void }

/** Takes a file, asks until when it is valid, and sends it. */
export function DocumentUpload({ add, kind, onSent }: DocumentUploadProps) {
  const t = useText()
  const format = useFormat()
  const id = useId()
  const [validUntil, setValidUntil] = useState('')
  const [isChosen, setChosen] = useState(false)
  const upload = useUpload({
    endpoint: add.endpoint,
    field: 'file',
    purpose: 'document',
    input: { ...add.input, kind, valid_until: validUntil },
    onSent: () => {
      setChosen(false)
      setValidUntil('')
      onSent?.()
      toast(t('proArtists.document_saved'))
    },
  })
  const { file, share, problem } = upload
  const place = useRef<HTMLDivElement>(null)
  useFocusAfter(`${isChosen} ${share === null}`, place)
  const error = problem && (
    <p id={`${id}-error`} role="alert" className={styles.error}>
      {file && <strong>{file.name}: </strong>}
      {problem}
    </p>
  )
  if (!isChosen || !file) {
    return (
      <div ref={place} className={styles.upload}>
        <DropZone
          purpose="document"
          label={t(`proArtists.document_add_${kind}`)}
          isWrong={problem !== null}
          describedBy={problem ? `${id}-error` : undefined}
          onFile={(chosen) => setChosen(upload.choose(chosen))}
        />
        {error}
      </div>
    )
  }
  return (
    <div ref={place} className={styles.chosen}>
      <div className={styles.file}>
        <Preview file={file} className={styles.preview} />
        <p className={styles.name}>{file.name}</p>
        <Text tone="soft" size="sm">
          {format.bytes(file.size)}
        </Text>
      </div>
      {share === null ? (
        <>
          <DateInput
            label={t('proArtists.valid_until')}
            hint={t('proArtists.valid_until_hint')}
            value={validUntil}
            onChange={setValidUntil}
          />
          {isPast(validUntil) && (
            <p role="status" className={styles.warning}>
              {t('proArtists.valid_until_past')}
            </p>
          )}
          {error}
          <Row>
            <Button kind="primary" size="sm" onClick={() => upload.start(file)}>
              {t('proArtists.document_send')}
            </Button>
            <Button size="sm" onClick={() => setChosen(false)}>
              {t('app.cancel')}
            </Button>
          </Row>
        </>
      ) : (
        <>
          <Progress share={share} label={t('app.upload_progress', { name: file.name })} />
          <Row justify="between">
            <span aria-live="polite">
              {share < 1 ? `${format.number(Math.round(share * 100))}%` : t('app.upload_checking')}
            </span>
            <Button size="sm" onClick={upload.cancel}>
              {t('app.cancel')}
            </Button>
          </Row>
        </>
      )}
    </div>
  )
}
