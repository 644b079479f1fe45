import type { Operator } from '#academy/settings/contract/operator.ts'
import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { html } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Context } from '#kit/server/http/context.ts'
import { framed } from '#kit/server/public-page/page-frame.ts'
import { textMarkup } from '#kit/server/public-page/text-markup.ts'

const paths = { pl: publicPath('accessibility', 'pl'), 'en-US': publicPath('accessibility', 'en-US') }

const parts = ['service', 'standard', 'checks', 'limits', 'complaint', 'authority'] as const

/** How the portal is accessible, and whom to write to if it is not. */
export async function accessibilityPage(ctx: Context<unknown>, language: Language): Promise<WebPage> {
  const { db, texts, config } = ctx
  const t = texts.in(language)
  const operator = await operatorOf(db)
  const sections = parts.map((part) => {
    const lines = [t(`accessibilityPage.text_${part}`), ...(part === 'complaint' ? contactOf(operator, t) : [])]
    return html`<h2>${t(`accessibilityPage.heading_${part}`)}</h2>
${textMarkup(lines.join('\n'))}`
  })
  const body = html`<main class="main" id="main">
<article class="legal">
<h1>${t('accessibilityPage.title')}</h1>
${sections}
</article>
</main>`
  const head = html`<title>${t('accessibilityPage.title')} · ${operator.academy_name}</title>
<meta name="description" content="${t('accessibilityPage.description', { name: operator.academy_name })}">
<link rel="canonical" href="${config.publicUrl}${paths[language]}">`
  return framed({ t, look: texts.look(), language, publicUrl: config.publicUrl }, { head, body, versions: paths })
}

/** Each way to write to the operator that was entered. */
function contactOf({ operator_email, operator_phone, operator_address }: Operator, t: Translate): string[] {
  const ways = [
    operator_email && t('accessibilityPage.contact_email', { email: operator_email }),
    operator_phone && t('accessibilityPage.contact_phone', { phone: formatPhone(operator_phone) }),
    operator_address && t('accessibilityPage.contact_address', { address: operator_address }),
  ].filter((way) => way !== null)
  return ways.length > 0 ? ways : [t('accessibilityPage.contact_missing')]
}
