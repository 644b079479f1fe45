import { wallets } from '#academy/wallets/contract/wallets.ts'
import type { Endpoint, Input } from '#kit/contract/endpoint.ts'
import { addressOf } from '#kit/web/calls/api.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { buttonVariant } from '#kit/web/ui/button.tsx'
import { Row } from '#kit/web/ui/layout.tsx'

type Props<A extends Endpoint, G extends Endpoint> = { apple: A; google: G; input: Input<A> & Input<G> }

/** What somebody holds, for the wallet of their telephone: nothing where the academy has no keys. */
export function AddToWallet<A extends Endpoint, G extends Endpoint>({ apple, google, input }: Props<A, G>) {
  const t = useText()
  const { data } = useApi(wallets.offered, {})
  if (!data || !(data.data.apple || data.data.google)) return null
  return (
    <Row>
      {data.data.apple && (
        // Without `download`, for which a phone would save the file instead of offering it to the wallet.
        <a {...buttonVariant({})} href={addressOf(apple, input)}>
          {t('wallets.add_apple')}
        </a>
      )}
      {data.data.google && <GoogleLink google={google} input={input} />}
    </Row>
  )
}

function GoogleLink<G extends Endpoint>({ google, input }: { google: G; input: Input<G> }) {
  const t = useText()
  const { data } = useApi(google, input)
  const url = (data as { data: { url: string } } | undefined)?.data.url
  if (!url) return null
  return (
    <a {...buttonVariant({})} href={url} target="_blank" rel="noreferrer">
      {t('wallets.add_google')}
    </a>
  )
}
