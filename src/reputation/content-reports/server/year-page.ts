import { fillPath } from '#kit/contract/endpoint.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { framed, type Reading } from '#kit/server/public-page/page-frame.ts'
import { contentKinds, contentReasons } from '#reputation/content-reports/contract/content-reports.flow.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { firstYearOf, type YearCounts, yearCounts } from './year-counts.queries.ts'

/** What became of the reports of a year, for everybody (Digital Services Act, articles 15 and 24). */
export async function yearPage(ctx: Context<unknown>, typed: string, language: Language): Promise<WebPage> {
  const { db, texts, config, now } = ctx
  const year = /^\d{4}$/.test(typed) ? Number(typed) : 0
  const thisYear = Number(academyDay(now).slice(0, 4))
  const firstYear = (await firstYearOf(db)) ?? thisYear
  if (year < firstYear || year > thisYear) fail('not_found')
  const t = texts.in(language)
  const counts = await yearCounts(db, year)
  const title = t('contentReports.year_title', { year: String(year) })
  const name = t('answers.academy')
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => thisYear - back)
  const others = years.filter((one) => one !== year)
  const reading = { t, look: texts.look(), language, publicUrl: config.publicUrl }
  const body = html`<main class="main" id="main">
<article class="legal">
<h1>${title}</h1>
<p class="soft">${t('contentReports.year_intro')}</p>
${reports(reading, counts)}
${reasons(reading, counts)}
${own(reading, counts)}
<h2>${t('contentReports.year_automated')}</h2>
<p>${t('contentReports.year_automated_text')}</p>
${objections(reading, counts)}
${others.length > 0 && html`<h2>${t('contentReports.year_other')}</h2><p>${others.map((one) => html`<a href="${publicPathOf(one, language)}">${one}</a> `)}</p>`}
</article>
</main>`
  const head = html`<title>${title} · ${name}</title>
<meta name="description" content="${t('contentReports.year_description', { name, year: String(year) })}">
<link rel="canonical" href="${config.publicUrl}${publicPathOf(year, language)}">`
  return framed(reading, {
    head,
    body,
    versions: { pl: publicPathOf(year, 'pl'), 'en-US': publicPathOf(year, 'en-US') },
  })
}

function reports({ t, language }: Reading, { received }: YearCounts): Html {
  const names = { ...Object.fromEntries(contentKinds.map((kind) => [kind, t(`contentReports.kind_${kind}`)])) }
  const rows = received.map(({ kind, count, restricted, kept, waiting, median_days }) => [
    names[kind] ?? t('contentReports.year_kind_ABUSE'),
    ...[count, restricted, kept, waiting],
    median_days === null ? '—' : daysIn(t, language, median_days),
  ])
  return table(t('contentReports.year_reports'), rows, [
    t('contentReports.year_kind'),
    t('contentReports.year_received'),
    t('contentReports.year_restricted'),
    t('contentReports.year_left'),
    t('contentReports.year_waiting'),
    t('contentReports.year_median'),
  ])
}

function reasons({ t }: Reading, { reasons: counted }: YearCounts): Html {
  const rows = contentReasons.flatMap((reason) => {
    const count = counted.find((one) => one.reason === reason)?.count
    return count ? [[t(`contentReports.reason_${reason}`), count]] : []
  })
  const title = t('contentReports.year_reasons')
  if (rows.length === 0) return html`<h2>${title}</h2><p>${t('contentReports.year_none')}</p>`
  return table(title, rows, [t('contentReports.year_reason'), t('contentReports.year_received')])
}

function own({ t }: Reading, { own: { count, detected } }: YearCounts): Html {
  return html`<h2>${t('contentReports.year_own')}</h2>
<p>${count === 0 ? t('contentReports.year_none') : t('contentReports.year_own_text', { count, detected })}</p>`
}

function objections(
  { t, language }: Reading,
  { objections: { count, overturned, confirmed, waiting, median_days } }: YearCounts,
): Html {
  const title = t('contentReports.year_objections')
  if (count === 0) return html`<h2>${title}</h2><p>${t('contentReports.year_none')}</p>`
  const row = [count, overturned, confirmed, waiting, median_days === null ? '—' : daysIn(t, language, median_days)]
  return table(
    title,
    [row],
    [
      t('contentReports.year_objected'),
      t('contentReports.year_overturned'),
      t('contentReports.year_confirmed'),
      t('contentReports.year_waiting'),
      t('contentReports.year_median'),
    ],
  )
}

function daysIn(t: Reading['t'], language: Language, days: number): string {
  const rounded = Math.max(1, Math.round(days))
  return t('contentReports.year_median_value', { count: rounded }).replace(
    String(rounded),
    new Intl.NumberFormat(language).format(rounded),
  )
}

/** Wide tables scroll by themselves on a phone. */
function table(title: string, rows: readonly (string | number)[][], heads: readonly string[]): Html {
  return html`<h2>${title}</h2>
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table class="table" data-figures>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell, index) => (index === 0 && typeof cell === 'string' ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}</tr>`)}</tbody>
</table></div>`
}

const pages = { pl: contentReports.year, 'en-US': contentReports.englishYear } as const

/** Where the counts of a year are, from the root of the portal. */
function publicPathOf(year: number, language: Language): string {
  return fillPath(pages[language].path, { year: String(year) })
}
