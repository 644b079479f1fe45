import type { Bilingual, Language } from '#contract/kit/text.ts'
import type { Db, Generated, Json } from '#server/kit/database.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    students: {
      id: Generated<number>
      user_id: number
      first_name: string
      last_name: string
      email: string
      phone: string | null
      country_id: number | null
      language_name: Language
      internal_note: string | null
      status: Generated<'ACTIVE' | 'BLOCKED'>
      created_at: Instant
      search: Generated<string>
    }
    packages: {
      id: Generated<number>
      name: Json<Bilingual>
      description: Json<Bilingual>
      entries: number
      price_amount: number
      price_currency: string
      validity_days: number
      is_active: boolean
      created_at: Instant
      updated_at: Instant
    }
    student_packages: {
      id: Generated<number>
      student_id: number
      package_id: number
      pro_artist_id: number | null
      price_amount: number
      price_currency: string
      payment_status: 'UNPAID' | 'PAID' | 'REFUNDED'
      entries_total: number
      entries_used: Generated<number>
      activates_at: Instant | null
      expires_at: Instant | null
      status: 'PENDING' | 'ACTIVE' | 'USED_UP' | 'EXPIRED' | 'CANCELLED'
      sold_at: Instant
    }
  }
}

/** Ends the packages whose time is up; their sellers' figures follow. */
export async function expirePackages(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('student_packages')
    .set({ status: 'EXPIRED' })
    .where('status', 'in', ['PENDING', 'ACTIVE'])
    .where('expires_at', '<=', now.toISOString())
    .execute()
}
