import { fillPath } from '#kit/contract/endpoint.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { contentReports } from '#reputation/content-reports/contract/content-reports.ts'

const pages = { pl: contentReports.year, 'en-US': contentReports.englishYear } as const

/** Where the counts of a year are, from the root of the portal. */
export function publicPathOf(year: number, language: Language): string {
  return fillPath(pages[language].path, { year: String(year) })
}
