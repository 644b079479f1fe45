import type { Translate } from '#kit/contract/texts/texts.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import type { Texts } from '#kit/server/language/texts.ts'
import { addressOf } from '#kit/server/mail/mail.ts'
import { qrOf } from '#kit/server/pdf/qr.ts'
import type { Printable } from './certificates.queries.ts'

type Services = { texts: Texts; config: { publicUrl: string } }

/** All that is printed on the sheet, in the certificate's language; `certificate.typ` defines where. */
export function sheetOf({ texts, config }: Services, certificate: Printable) {
  const { number, language, holder, title, artist, technique, place, first_day, last_day, minutes } = certificate
  const t = texts.in(language)
  const url = addressOf(config, `certificate/${number}`)
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const issued = academyDay(new Date(certificate.issued_at))
  return {
    lang: language.slice(0, 2),
    academy: t('answers.academy'),
    imprint: t('answers.imprint'),
    title: `${t('certificates.sheet_title')} ${number}`,
    heading: t('certificates.sheet_heading'),
    holder,
    for: t('certificates.sheet_for'),
    course: title,
    facts: [
      { name: t('certificates.technique'), value: t(`artists.techniques_${technique}`), share: 1 },
      { name: t('certificates.days'), value: days.formatRange(new Date(first_day), new Date(last_day)), share: 1.15 },
      { name: t('certificates.hours'), value: t('certificates.hours_value', { count: minutes / 60 }), share: 0.6 },
      { name: t('certificates.place'), value: place ?? t('certificates.online'), share: 1.3 },
      { name: t('certificates.artist'), value: artist, share: 1 },
    ],
    numbered: t('certificates.number'),
    number,
    qr: qrOf(url),
    scan: t('certificates.sheet_scan'),
    url,
    dated: t('certificates.issued_at'),
    issuedOn: days.format(new Date(issued)),
    /** Year, month and day, which the file has as its creation date: the same certificate is the same file. */
    issued: issued.split('-').map(Number),
    over: overOf(t, certificate, (day) => days.format(new Date(day))),
  }
}

/** What is printed across a certificate that is not valid any more. */
function overOf(
  t: Translate,
  { state, revoked_at, replaced_at, replaced_by }: Printable,
  sentence: (day: string) => string,
) {
  const day = (at: string | null) => sentence(academyDay(new Date(at ?? 0)))
  if (state === 'REVOKED') return { word: t('certificates.state_REVOKED'), detail: day(revoked_at) }
  if (state !== 'REPLACED') return null
  const detail = t('certificates.sheet_replaced', { number: replaced_by ?? '', day: day(replaced_at) })
  return { word: t('certificates.state_REPLACED'), detail }
}
