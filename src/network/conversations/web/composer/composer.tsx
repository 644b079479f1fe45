import { Textarea } from '@mantine/core'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { validate } from '#kit/contract/validation.ts'
import { file as fileOf, ruleOf } from '#kit/contract/values/files.ts'
import { ProblemText } from '#kit/web/form/form-problems.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { hasKeyboard } from '#kit/web/page/focus/single-keys.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Pill } from '#kit/web/ui/inputs/pill.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { conversations, maxAttachments, maxMessageLength } from '#network/conversations/contract/conversations.ts'
import { IconLock, IconPaperclip, IconSend2 } from '~icons'
import { readerSide } from '../thread/reader-side.ts'
import styles from './composer.module.css'
import { ComposerFiles } from './composer-files.tsx'
import type { Draft } from './unsent-messages.ts'
import type { MessageDraft } from './use-message-draft.ts'

type ComposerProps = {
  writing: MessageDraft
  input: Ref<HTMLTextAreaElement>
  /** Why nobody could read a message here: then there are only notes. */
  obstacle: string | null
  onSend: (draft: Draft) => void
}

/** Where a message is written. */
export function Composer({ writing, input, obstacle, onSend }: ComposerProps) {
  const t = useText()
  const id = useId()
  const { draft, write } = writing
  const isOffice = readerSide() === 'office'
  const isNote = isOffice && (draft.is_internal || obstacle !== null)
  const { problem, attach, submit } = useComposing(writing, isNote, onSend)
  const length = draft.message.trim().length
  const excess = length - maxMessageLength
  const wrong = excess > 0 ? t('conversations.too_long', { count: excess }) : problem
  const isEmpty = length === 0 && draft.attachments.length === 0
  return (
    <form
      className={styles.composer}
      data-internal={isNote || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        attach(event.dataTransfer.files)
      }}
    >
      {obstacle && (
        <Text tone="soft" size="sm">
          {obstacle}
        </Text>
      )}
      <ComposerFiles
        files={draft.attachments}
        onRemove={(removed) => write({ attachments: draft.attachments.filter((file) => file !== removed) })}
      />
      <Textarea
        ref={input}
        aria-label={isNote ? t('conversations.write_note') : t('conversations.write')}
        placeholder={isNote ? t('conversations.write_note') : t('conversations.write')}
        value={draft.message}
        autosize
        minRows={1}
        maxRows={8}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => write({ message: event.currentTarget.value })}
        onPaste={(event) => {
          if (event.clipboardData.files.length > 0) attach(event.clipboardData.files)
        }}
        onKeyDown={(event) => {
          // On a phone Enter is the only way to a new line; while letters are composed, it chooses among them.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
          event.preventDefault()
          submit()
        }}
      />
      <Stack id={`${id}-problem`} role="alert">
        {wrong && (
          <Text tone="brick" size="sm">
            {wrong}
          </Text>
        )}
      </Stack>
      <Row gap="xs" justify="space-between">
        <Row gap="xs">
          <AttachButton onChosen={attach} />
          {isOffice && !obstacle && (
            <Pill isPressed={isNote} onClick={() => write({ is_internal: !draft.is_internal })}>
              <IconLock size={16} aria-hidden="true" />
              {t('conversations.internal')}
            </Pill>
          )}
        </Row>
        <Row gap="xs">
          <Hint length={length} />
          <Button
            type="submit"
            kind="primary"
            size="sm"
            disabled={isEmpty || excess > 0}
            icon={isNote ? <IconLock size={16} aria-hidden="true" /> : <IconSend2 size={16} aria-hidden="true" />}
          >
            {isNote ? t('conversations.save_note') : t('conversations.send')}
          </Button>
        </Row>
      </Row>
    </form>
  )
}

/** Attaches files to the draft and sends it, each once it is valid; otherwise shows what is wrong. */
function useComposing({ draft, write, clear }: MessageDraft, isNote: boolean, onSend: ComposerProps['onSend']) {
  const [problem, setProblem] = useState<ReactNode>(null)

  function attach(chosen: Iterable<File>) {
    const attachments = [...draft.attachments]
    setProblem(null)
    for (const file of chosen) {
      const checked = validate(fileOf('attachment'), file)
      if (!checked.ok) {
        setProblem(
          <>
            <strong>{file.name}: </strong>
            {checked.problems.map((wrong) => (
              <ProblemText key={wrong.code} {...wrong} />
            ))}
          </>,
        )
      } else if (attachments.length < maxAttachments) attachments.push(file)
      else setProblem(<ProblemText code="too_many_files" params={{ count: maxAttachments }} />)
    }
    write({ attachments })
  }

  function submit() {
    const { message, attachments } = draft
    const checked = validate(conversations.send.body, { message, attachments })
    if (!checked.ok) {
      setProblem(checked.problems.map((wrong) => <ProblemText key={wrong.path} {...wrong} />))
      return
    }
    setProblem(null)
    onSend({ message: checked.value.message ?? '', attachments, is_internal: isNote })
    clear()
  }

  return { problem, attach, submit }
}

function AttachButton({ onChosen }: { onChosen: (files: Iterable<File>) => void }) {
  const t = useText()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={[...ruleOf('attachment').accept, '.heic'].join(',')}
        onChange={(event) => {
          onChosen([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <IconButton label={t('conversations.attach')} onClick={() => picker.current?.click()}>
        <IconPaperclip size={20} aria-hidden="true" />
      </IconButton>
    </>
  )
}

/** The length from which on it is shown. */
const lengthShownFrom = 9000

/** The length of a long message; before, which key sends it. */
function Hint({ length }: { length: number }) {
  const t = useText()
  const format = useFormat()
  return (
    <Text as="span" tone="soft" size="xs">
      {length >= lengthShownFrom
        ? `${format.number(length)} / ${format.number(maxMessageLength)}`
        : hasKeyboard() && <span className={styles.hint}>{t('conversations.enter_sends')}</span>}
    </Text>
  )
}
