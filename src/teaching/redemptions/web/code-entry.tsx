import { Suspense, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { TextInput, verbatim } from '#kit/web/ui/inputs/input.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { readVoucherCode } from '#trade/vouchers/contract/voucher-code.ts'
import { IconQrcode } from '~icons'
import { CheckedCode } from './checked-code.tsx'

const Scanner = lazyPart(() => import('./scanner.tsx'), 'default')

type CodeEntryProps = {
  /** What the address had. */
  scanned?: string
  /** The only seat that it may pay for. */
  participantId?: number
  onRedeemed: () => void
}

/** A code, typed or scanned, and what it is worth at the reader's trainings, or at one seat. */
export function CodeEntry({ scanned = '', participantId, onRedeemed }: CodeEntryProps) {
  const t = useText()
  const [typed, setTyped] = useState(scanned)
  const [code, setCode] = useState(readVoucherCode(typed))
  const [isWrong, setWrong] = useState(typed !== '' && code === null)
  const [isScanning, setScanning] = useState(false)
  const check = (text: string) => {
    const read = readVoucherCode(text)
    setTyped(read ?? text)
    setCode(read)
    setWrong(read === null)
  }
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          check(typed)
        }}
      >
        <Stack gap="sm">
          <Text tone="soft">{t('vouchers.check_text')}</Text>
          <TextInput
            label={t('vouchers.code')}
            description={t('vouchers.code_hint')}
            error={isWrong && t('validation.voucher_misspelled')}
            value={typed}
            {...verbatim}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => {
              // A code has a check character: typed to its end, it needs no press of a button.
              setTyped(event.currentTarget.value)
              setCode(readVoucherCode(event.currentTarget.value))
              setWrong(false)
            }}
          />
          <Row>
            <Button type="submit" kind="primary">
              {t('vouchers.check')}
            </Button>
            <Button icon={<IconQrcode size={18} aria-hidden="true" />} onClick={() => setScanning(!isScanning)}>
              {t(isScanning ? 'vouchers.scan_stop' : 'vouchers.scan')}
            </Button>
          </Row>
        </Stack>
      </form>
      {isScanning && (
        <Suspense fallback={<Skeleton height="14rem" />}>
          <Scanner
            onRead={(text) => {
              setScanning(false)
              check(text)
            }}
          />
        </Suspense>
      )}
      <div aria-live="polite">
        {code && (
          <CheckedCode
            key={code}
            code={code}
            participantId={participantId}
            onRedeemed={() => {
              setTyped('')
              setCode(null)
              onRedeemed()
            }}
          />
        )}
      </div>
    </>
  )
}
