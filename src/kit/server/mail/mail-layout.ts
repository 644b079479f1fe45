import type { Language } from '#kit/contract/texts/text.ts'
import { initials } from '#kit/contract/values/initials.ts'
import { escapeHtml } from '#kit/server/http/api/html.ts'

/** The layout of mails, as plain text and HTML. */

export type MailContent = {
  language: Language
  subject: string
  paragraphs: string[]
  /** What a person wrote, and who, unless it is the office as such. */
  quote: { text: string; author: string | null } | null
  button: { label: string; url: string; hint: string } | null
  academy: string
  /** The color of its buttons, in light and dark. */
  accent: { light: string; dark: string }
  hasMark: boolean
  footer: string
  /** Where the privacy notice is. */
  privacy: { label: string; url: string }
  unsubscribe: { label: string; url: string } | null
}

/** By which the HTML mentions the mark that is sent with it. */
export const markCid = 'cid:mark@academy'

/** The plain-text part of a mail. */
export function mailText({ paragraphs, quote, button, footer, privacy, unsubscribe }: MailContent): string {
  const quoted = quote?.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const link = button && `${button.label}:\n${button.url}`
  const unsubscribeLink = unsubscribe ? `${unsubscribe.label}: ${unsubscribe.url}\n` : ''
  const notice = `${privacy.label}: ${privacy.url}\n`
  return `${[...paragraphs, quoted, link].filter(Boolean).join('\n\n')}\n\n-- \n${footer}\n${notice}${unsubscribeLink}`
}

/**
 * The HTML part of a mail, in the dress of the certificate: one column of at most 600 px in tables with inline styles, since mail
 * programs support little more, and Outlook neither `max-width` nor padding of links. Nothing is loaded from anywhere: the academy's mark is a part of the mail.
 */
export function mailHtml(content: MailContent): string {
  const { language, subject, paragraphs, quote, button, accent, footer, privacy, unsubscribe } = content
  const title = subject.replace(/^\[[^\]]+\] /, '')
  const text = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${narrow}${darkStyle(accent.dark)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f8f3ea;color:#231d18">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="#f8f3ea"><tr><td align="center" class="page" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet line" bgcolor="#fffdf9" style="max-width:600px;background:#fffdf9;border:1px solid #ded3c2"><tr><td style="padding:6px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="border:1px solid #ded3c2"><tr><td class="ink inside" align="left" style="padding:36px 40px 32px;color:#231d18;font:16px/1.6 ${sans}">
${letterhead(content)}
<h1 class="ink" style="margin:28px 0 0;color:#231d18;font:500 26px/1.25 ${serif};letter-spacing:-0.01em">${escapeHtml(title)}</h1>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0 24px"><tr><td class="accent" width="48" height="3" bgcolor="${accent.light}" style="width:48px;height:3px;font-size:0;line-height:0">&nbsp;</td></tr></table>
${text}
${quote ? quoted(quote, accent.light) : ''}
${button ? linked(button, accent.light) : ''}
</td></tr><tr><td class="soft line inside" align="left" style="padding:16px 40px 24px;border-top:1px solid #ded3c2;color:#63594d;font:13px/1.5 ${sans}">${lines(footer)}${footerLink(privacy)}${unsubscribe ? footerLink(unsubscribe) : ''}</td></tr></table>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

const serif = "Newsreader,Georgia,'Times New Roman',serif"
const sans = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

const narrow =
  '@media (max-width:480px){.page{padding:12px 8px!important}.inside{padding-left:20px!important;padding-right:20px!important}}'
const darkStyle = (accent: string) =>
  `@media (prefers-color-scheme:dark){.paper{background:#171310!important}.sheet{background:#201b17!important}.ink{color:#f0e8dc!important}.soft{color:#b1a596!important}.line{border-color:#3a322b!important}.sunken{background:#120f0c!important}.accent{background:${accent}!important}.button{border-color:${accent}!important}}`

/** The academy's initial and its name. A mark travels with the mail; nothing is fetched for it. */
const letterhead = ({
  academy,
  accent,
  hasMark,
}: MailContent) => `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${hasMark ? markCell : initialCell(academy, accent.light)}
<td class="ink" style="padding-left:12px;color:#231d18;font:500 22px/36px ${serif};letter-spacing:-0.01em">${escapeHtml(academy)}</td>
</tr></table>`

const markCell = `<td width="36" height="36" style="width:36px;height:36px"><img src="${markCid}" width="36" height="36" alt="" style="display:block;border:0;border-radius:6px;background:#fffdf9"></td>`

const initialCell = (academy: string, accent: string) =>
  `<td class="accent" width="36" height="36" align="center" valign="middle" bgcolor="${accent}" style="width:36px;height:36px;border-radius:8px;color:#fffaf5;font:500 23px/36px ${serif}" aria-hidden="true">${escapeHtml(initials(academy).slice(0, 1))}</td>`

function quoted({ text, author }: NonNullable<MailContent['quote']>, accent: string): string {
  const person = author
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 10px"><tr>
<td width="36" valign="top"><div class="accent" align="center" style="width:36px;height:36px;border-radius:18px;background:${accent};color:#fffaf5;font:600 13px/36px ${sans}" aria-hidden="true">${escapeHtml(initials(author))}</div></td>
<td class="ink" style="padding-left:10px;color:#231d18;font:600 15px/1.4 ${sans}">${escapeHtml(author)}</td>
</tr></table>`
    : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="sunken ink" bgcolor="#f0e9dc" style="padding:16px 20px;border-left:3px solid ${accent};background:#f0e9dc;color:#231d18">
${person}<blockquote style="margin:0">${lines(text)}</blockquote>
</td></tr></table>`
}

/**
 * A button, and a plain link for programs that draw none. Its words are the portal's name on the internet, which readers know; the whole
 * address is in the part without HTML.
 */
function linked({ label, url, hint }: NonNullable<MailContent['button']>, accent: string): string {
  const address = escapeHtml(url)
  const host = escapeHtml(new URL(url).host)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 20px"><tr><td class="accent" align="center" bgcolor="${accent}" style="border-radius:8px;background:${accent}"><a class="button" href="${address}" style="display:inline-block;padding:13px 26px;border:1px solid ${accent};border-radius:8px;color:#fffaf5;font:600 16px/1.3 ${sans};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="margin:0;color:#63594d;font-size:12px;line-height:1.5">${escapeHtml(hint)} <a class="soft" href="${address}" style="color:#63594d">${host}</a></p>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function footerLink({ label, url }: { label: string; url: string }): string {
  return `<br><a class="soft" href="${escapeHtml(url)}" style="color:#63594d">${escapeHtml(label)}</a>`
}
