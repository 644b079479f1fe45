import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type MailContent, mailHtml, mailText, markCid } from './mail-layout.ts'

const content: MailContent = {
  language: 'en-US',
  subject: '[action needed] Needs changes: <b>Samples</b>',
  paragraphs: ['Hello,', 'Two lines\nof a paragraph.'],
  quote: { text: 'One more <picture>, please.', author: 'Ada Lis-Nowak' },
  button: { label: 'Open', url: 'https://atelier.example/#/a?b=1&c=2', hint: 'If not:' },
  academy: 'Brow & Co',
  accent: { light: '#8c1c30', dark: '#a92a41' },
  hasMark: false,
  footer: 'Atelier',
  privacy: { label: 'Privacy', url: 'https://atelier.example/en/privacy' },
  unsubscribe: { label: 'Stop', url: 'https://atelier.example/#/unsubscribe/x' },
}

test('a mail has the colours of the portal and of no other', () => {
  const tokens = readFileSync('src/kit/web/ui/styles/tokens.css', 'utf8')
  const used = new Set(mailHtml(content).match(/#[0-9a-f]{6}\b/g))
  expect([...used].filter((colour) => !tokens.includes(colour))).toEqual([])
})

test('a mail loads nothing, and shows what people typed as text', () => {
  const html = mailHtml(content)
  expect(html).not.toMatch(/<img|<link|<script|url\(|<b>|<picture>/)
  expect(html).toContain('One more &#60;picture&#62;, please.')
})

test('an email names the author of what it quotes, with their initials', () => {
  expect(mailHtml(content)).toMatch(/>AL<.*>Ada Lis-Nowak</s)
  expect(mailHtml({ ...content, quote: { text: 'Fine.', author: null } })).not.toContain('border-radius:18px')
})

test('a mail has the academy’s own color and mark', () => {
  const html = mailHtml({ ...content, accent: { light: '#1f4e79', dark: '#275581' }, hasMark: true })
  expect(html.match(/#8c1c30|#a92a41/g)).toBeNull()
  expect(html.match(/#1f4e79|#275581/g)?.length).toBeGreaterThan(6)
  expect(html).toContain(`<img src="${markCid}"`)
  expect(html).not.toMatch(/src="http/)
})

test('a heading omits what only a list of mails needs', () => {
  expect(mailHtml(content)).toMatch(/<h1[^>]*>Needs changes: /)
})

test('the address of the button is also a plain link with the name of the portal, and text in the plain part', () => {
  const html = mailHtml(content)
  expect(html).toMatch(/If not: <a [^>]*href="https:\/\/atelier.example\/#\/a\?b=1&#38;c=2"[^>]*>atelier.example<\/a>/)
  expect(html).not.toMatch(/>[^<]*\/#\//)
  expect(mailText(content)).toContain('Open:\nhttps://atelier.example/#/a?b=1&c=2')
})
