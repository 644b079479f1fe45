import { useId, useState } from 'react'
import { acceptedNames, maxMegabytes, type Purpose, ruleOf } from '#kit/contract/values/files.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import { IconUpload } from '~icons'
import styles from './drop-zone.module.css'

type DropZoneProps = {
  purpose: Purpose
  /** The file's label: "Zdjęcie profilowe". */
  label: string
  /** Many files at once: `onFile` is called for each. */
  isForMany?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  isWrong?: boolean
  describedBy?: string
  onFile: (file: File) => void
}

/** Of kinds whose type a browser may not know. */
const extensions: Partial<Record<Purpose, string>> = { table: '.csv,.xlsx', archive: '.zip' }

/** A drop zone that is also a native file input. */
export function DropZone({
  purpose,
  label,
  isForMany,
  isDisabled,
  isRequired,
  isWrong,
  describedBy,
  onFile,
}: DropZoneProps) {
  const t = useText()
  const id = useId()
  const [isDraggedOver, setOver] = useState(false)
  return (
    <div className={styles.zone} data-over={isDraggedOver || undefined} data-disabled={isDisabled || undefined}>
      <IconUpload size={24} aria-hidden="true" />
      <strong className={styles.call} aria-hidden="true">
        {t(isForMany ? 'app.upload_call_many' : 'app.upload_call')}
      </strong>
      <strong className={styles.touch} aria-hidden="true">
        {t(isForMany ? 'app.upload_call_many_touch' : 'app.upload_call_touch')}
      </strong>
      <Text as="span" id={`${id}-rule`} tone="soft" size="sm">
        {t('app.upload_rule', { accepted: acceptedNames(purpose), max_mb: maxMegabytes(purpose) })}
      </Text>
      {/* Fills the zone: click and focus are the browser's own. */}
      <input
        type="file"
        className="overlaid"
        accept={[...ruleOf(purpose).accept, extensions[purpose] ?? '.heic'].join(',')}
        multiple={isForMany}
        aria-label={label}
        required={isRequired}
        aria-describedby={[`${id}-rule`, describedBy].filter(Boolean).join(' ')}
        aria-invalid={isWrong || undefined}
        disabled={isDisabled}
        title=""
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (isDisabled) return
          const dropped = [...event.dataTransfer.files]
          for (const file of isForMany ? dropped : dropped.slice(0, 1)) onFile(file)
        }}
        onChange={(event) => {
          for (const file of [...(event.currentTarget.files ?? [])]) onFile(file)
          // Otherwise choosing the same file again, after an error, would fire no event.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
