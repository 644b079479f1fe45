import type { DemoArtist } from './demo-artists.ts'
import { demoEnrolments } from './demo-enrolments.ts'
import { demoPortfolio } from './demo-portfolio.ts'
import { demoReviews } from './demo-reviews.ts'
import { demoSales } from './demo-sales.ts'
import { demoStudents } from './demo-students.ts'
import { demoVouchers } from './demo-vouchers.ts'

export type DemoLife = ReturnType<typeof demoLife>

/** The life of the academy: who learned what, from whom, paid how, and reviewed it how. */
export function demoLife(artists: DemoArtist[]) {
  const students = demoStudents()
  const enrolments = demoEnrolments(students)
  const { sales, paid } = demoSales(artists, students, enrolments)
  const reviews = demoReviews(enrolments)
  return {
    ...{ students, enrolments, sales, paid, reviews },
    portfolio: demoPortfolio(artists),
    vouchers: demoVouchers(reviews),
  }
}
