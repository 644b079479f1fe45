import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Preview } from '#kit/web/upload/preview.tsx'
import { IconX } from '~icons'
import styles from './composer.module.css'

/** The files that will go with the message; each can be taken back. */
export function ComposerFiles({ files, onRemove }: { files: File[]; onRemove: (file: File) => void }) {
  const t = useText()
  const format = useFormat()
  if (files.length === 0) return null
  return (
    <Row as="ul" gap="xs" isScrolling aria-label={t('conversations.attachments')}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike in everything else.
        <Panel as="li" size="sm" key={index}>
          <Row gap="xs" isLine>
            <Preview file={file} className={styles.preview} />
            <Stack as="span" gap="none">
              <Text as="span" size="sm" lines={1}>
                {file.name}
              </Text>
              <Text as="small" tone="soft" size="xs">
                {format.bytes(file.size)}
              </Text>
            </Stack>
            <IconButton label={t('conversations.detach', { name: file.name })} onClick={() => onRemove(file)}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          </Row>
        </Panel>
      ))}
    </Row>
  )
}
