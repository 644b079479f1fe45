import type { Language } from '#kit/contract/texts/text.ts'
import { escapeHtml } from '#kit/server/http/api/html.ts'

/** The layout of mails, as plain text and HTML. */

export type MailContent = {
  language: Language
  subject: string
  paragraphs: string[]
  quote: string | null
  button: { label: string; url: string } | null
  footer: string
  unsubscribe: { label: string; url: string } | null
}

/** The plain-text part of a mail. */
export function mailText({ paragraphs, quote, button, footer, unsubscribe }: MailContent): string {
  const quoted = quote
    ?.split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const link = button && `${button.label}:\n${button.url}`
  const unsubscribeLink = unsubscribe ? `${unsubscribe.label}: ${unsubscribe.url}\n` : ''
  return `${[...paragraphs, quoted, link].filter(Boolean).join('\n\n')}\n\n-- \n${footer}\n${unsubscribeLink}`
}

/** The HTML part of a mail: one column, a table and inline styles, since mail programs support little more. */
export function mailHtml({ language, subject, paragraphs, quote, button, footer, unsubscribe }: MailContent): string {
  const text = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join('')
  const quoted = quote
    ? `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #8c2f39;background:#f5f0e8">${lines(quote)}</blockquote>`
    : ''
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:#8c2f39;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6b6259;word-break:break-all">${escapeHtml(button.url)}</p>`
    : ''
  const unsubscribeLink = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#6b6259">${escapeHtml(unsubscribe.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf7f2;color:#2a2522;font:16px/1.55 'Helvetica Neue',Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e8e0d4;border-radius:10px">
<tr><td style="padding:28px 32px 0;font:600 24px Georgia,serif;color:#8c2f39">Atelier</td></tr>
<tr><td style="padding:20px 32px 12px">${text}${quoted}${link}</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e8e0d4;font-size:13px;color:#6b6259">${escapeHtml(footer)}${unsubscribeLink}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
