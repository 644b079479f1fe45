import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { html } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Context } from '#kit/server/http/context.ts'
import { framed } from '#kit/server/public-page/page-frame.ts'
import { textMarkup } from '#kit/server/public-page/text-markup.ts'

const paths = { pl: publicPath('accessibility', 'pl'), 'en-US': publicPath('accessibility', 'en-US') }

const parts = ['service', 'standard', 'checks', 'limits', 'complaint', 'authority'] as const

/** How the portal is accessible, and whom to write to if it is not: by email or telephone, as far as these were entered. */
export async function accessibilityPage(ctx: Context<unknown>, language: Language): Promise<WebPage> {
  const { db, texts, config } = ctx
  const t = texts.in(language)
  const { academy_name: name, operator_email: email, operator_phone: phone } = await operatorOf(db)
  const contact = [
    email && t('accessibility.contact_email', { email }),
    phone && t('accessibility.contact_phone', { phone: formatPhone(phone) }),
  ].filter((line) => line !== null)
  const sections = parts.map((part) => {
    const lines = [t(`accessibility.text_${part}`), ...(part === 'complaint' ? contact : [])]
    return html`<h2>${t(`accessibility.heading_${part}`)}</h2>
${textMarkup(lines.join('\n'))}`
  })
  const body = html`<main class="main" id="main">
<article class="legal">
<h1>${t('accessibility.title')}</h1>
${sections}
</article>
</main>`
  const head = html`<title>${t('accessibility.title')} · ${name}</title>
<meta name="description" content="${t('accessibility.description', { name })}">
<link rel="canonical" href="${config.publicUrl}${paths[language]}">`
  return framed({ t, look: texts.look(), language, publicUrl: config.publicUrl }, { head, body, versions: paths })
}
