import { documentFor, type TermsVersion } from '#academy/terms/contract/terms-in-force.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { FileCard } from '#kit/web/upload/file-card.tsx'

/** The documents of a version, the reader's language first. */
export function TermsDocuments({ files }: Pick<TermsVersion, 'files'>) {
  const t = useText()
  const language = useLanguage()
  const own = documentFor(language, files)
  return (
    <Stack gap="sm">
      {own?.language !== language && <Text tone="soft">{t('terms.other_language')}</Text>}
      {files
        .toSorted((one, other) => Number(other === own) - Number(one === own))
        .map((file) => {
          const name = t(`app.language_${file.language}`)
          return (
            <FileCard
              key={file.id}
              {...{ name: file.name, bytes: file.bytes, address: file.url, mime: 'application/pdf' }}
              label={t('terms.open', { name: file.name, language: name })}
              before={name}
            />
          )
        })}
    </Stack>
  )
}
