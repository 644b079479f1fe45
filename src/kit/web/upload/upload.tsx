import { useId } from 'react'
import type { Endpoint, Input, Output } from '#kit/contract/endpoint.ts'
import type { Purpose } from '#kit/contract/values/files.ts'
import { useDraft } from '#kit/web/form/drafts/form-draft.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { DropZone } from './drop-zone.tsx'
import { Preview } from './preview.tsx'
import styles from './upload.module.css'
import { useUpload } from './use-upload.ts'

type UploadProps<E extends Endpoint, Field extends keyof Input<E> & string> = {
  endpoint: E
  /** The field of the body for the file. */
  field: Field
  purpose: Purpose
  /** The rest of the call's input. */
  input: Omit<Input<E>, Field>
  label: string
  /** The name under which this device remembers which file is to be chosen again, should it not arrive before a reload. */
  draft?: string
  isDisabled?: boolean
  /** A heading right above names what is uploaded: the label is for screen readers alone. */
  isUnderHeading?: boolean
  /** Edits the file before it is sent, for example by cropping; null when the user cancels. */
  prepare?: (file: File) => Promise<File | null>
  onSent: (answer: Output<E>) => void
}

const noFile = { name: '' }

/** Uploads a file as soon as it is chosen: validates it first, with progress, cancel and retry. */
export function Upload<E extends Endpoint, Field extends keyof Input<E> & string>(props: UploadProps<E, Field>) {
  const { endpoint, field, purpose, input, label, draft, isDisabled, isUnderHeading, prepare, onSent } = props
  const t = useText()
  const format = useFormat()
  const id = useId()
  const unsent = useDraft(draft, noFile)
  const { file, share, problem, choose, start, retry, cancel, mayRetry } = useUpload({
    endpoint,
    field,
    purpose,
    input,
    onSent: (answer: Output<E>) => {
      unsent.forget()
      onSent(answer)
    },
  })
  const isSending = share !== null
  const unsentName = !file && (unsent.values as typeof noFile).name

  async function take(chosen: File) {
    if (!choose(chosen)) return
    const prepared = prepare ? await prepare(chosen) : chosen
    if (!prepared) return
    unsent.keep({ name: chosen.name }, noFile)
    start(prepared)
  }

  return (
    <Stack gap="xs">
      {!isUnderHeading && (
        <Text as="span" isStrong>
          {label}
        </Text>
      )}
      {isSending && file ? (
        <Panel as="div" size="sm">
          <Row>
            <Preview file={file} className={styles.preview} />
            <div className={styles.file}>
              <Text lines={1}>{file.name}</Text>
              <Progress share={share} label={t('app.upload_progress', { name: file.name })} />
            </div>
            <span aria-live="polite">
              {share < 1 ? `${format.number(Math.round(share * 100))}%` : t('app.upload_checking')}
            </span>
            <Button
              size="sm"
              onClick={() => {
                unsent.forget()
                cancel()
              }}
            >
              {t('app.cancel')}
            </Button>
          </Row>
        </Panel>
      ) : (
        <DropZone
          purpose={purpose}
          label={label}
          isDisabled={isDisabled}
          isWrong={problem !== null}
          describedBy={problem ? `${id}-error` : undefined}
          onFile={(chosen) => void take(chosen)}
        />
      )}
      {problem && (
        <Text as="div" id={`${id}-error`} role="alert" tone="brick" size="sm">
          {file && <strong>{file.name}: </strong>}
          {problem}{' '}
          {mayRetry && (
            <Button size="sm" onClick={retry}>
              {t('app.try_again')}
            </Button>
          )}
        </Text>
      )}
      {unsentName && (
        <Text as="div" role="alert" tone="brick" size="sm">
          <strong>{unsentName}: </strong>
          {t('app.upload_unsent')}{' '}
          <Button size="sm" onClick={unsent.forget}>
            {t('app.close')}
          </Button>
        </Text>
      )}
    </Stack>
  )
}
