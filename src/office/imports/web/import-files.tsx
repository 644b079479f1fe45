import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type ImportDetails, imports } from '#office/imports/contract/imports.ts'

/** The files in the ZIP of an import that no row names, or a notice about rows that name files without a ZIP. */
export function ImportFiles({ shown }: { shown: ImportDetails }) {
  const t = useText()
  const { archive, sums, state } = shown
  const unread = sums.find(({ name }) => name === 'files_unread')?.read ?? 0
  if (unread > 0 && (state === 'DRAFT' || state === 'FAILED'))
    return (
      <Notice tone="waiting" title={t('imports.files_unread', { count: unread })}>
        {t('imports.files_unread_text')}
      </Notice>
    )
  if (!archive || archive.files === 0) return null
  if (archive.unnamed > 0) return <Unnamed shown={shown} count={archive.unnamed} />
  return (
    <Panel title={t('imports.files')}>
      <Text>{t('imports.files_all', { name: archive.name, count: archive.files })}</Text>
    </Panel>
  )
}

/** More are counted. */
const mostListed = 100

function Unnamed({ shown: { id }, count }: { shown: ImportDetails; count: number }) {
  const t = useText()
  const format = useFormat()
  const { data: files = [] } = useApi(imports.files, { id }).data ?? {}
  return (
    <Panel title={t('imports.files')}>
      <Stack gap="sm">
        <Text isStrong>{t('imports.files_unnamed', { count })}</Text>
        <Text tone="soft">{t('imports.files_unnamed_text')}</Text>
        <Stack as="ul" gap="2xs" isScrolling>
          {files.slice(0, mostListed).map(({ id, path, bytes, problem }) => (
            <li key={id}>
              {problem ?? (
                <>
                  <span>{path}</span>{' '}
                  <Text as="span" tone="soft">
                    {format.bytes(bytes)}
                  </Text>
                </>
              )}
            </li>
          ))}
        </Stack>
        {files.length > mostListed && <Text>{t('imports.files_more', { count: files.length - mostListed })}</Text>}
      </Stack>
    </Panel>
  )
}
