import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { useGo } from '#kit/web/page/address/params.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { TextInput, verbatim } from '#kit/web/ui/inputs/input.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { DropZone } from '#kit/web/upload/drop-zone.tsx'
import { checkPath, isMisspelled } from '#teaching/certificates/contract/certificate-number.ts'

/** The file is read in the browser, and only its SHA-256 is sent. */
export function CheckForm({ onFile }: { onFile: (sha256: string) => void }) {
  const t = useText()
  const go = useGo()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <Panel>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === '' || isMisspelled(typed)) setWrong(true)
          else go(`/${checkPath(typed.trim())}`)
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={t('certificates.check_number')}
            description={t('certificates.check_number_hint')}
            error={isWrong && t('certificates.check_misspelled')}
            value={typed}
            {...verbatim}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
          />
          <Row>
            <Button type="submit" kind="primary">
              {t('certificates.check_submit')}
            </Button>
          </Row>
        </Stack>
      </form>
      <Text>{t('certificates.check_file')}</Text>
      <DropZone
        purpose="terms"
        label={t('certificates.check_file')}
        onFile={(file) => void hashOf(file).then(onFile)}
      />
    </Panel>
  )
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
