import { type RawBuilder, sql } from 'kysely'
import type { Actor, Context } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { seal } from '#kit/server/session/secrets.ts'
import type { Config } from '#kit/server/start/config.ts'
import type { AccountOfEmail } from '#office/personal-data/contract/personal-data.ts'
import { type Person, unnamed } from './person.ts'
import { isVisible } from './visible-person.queries.ts'

/*
 * People without an account: guests of a training, reporters, people in pictures and their guardians, recipients of vouchers. The portal knows
 * them by their email alone.
 */

/** Where guests' emails are, by table. After a restored backup they are searched for those of erased people. */
export const guestEmails: Readonly<Record<string, RawBuilder<unknown>>> = {
  sign_ups: sql`select email from sign_ups`,
  content_notices: sql`select email from content_notices`,
  consent_links: sql`select sent_to from consent_links`,
  voucher_batch_rows: sql`select email from voucher_batch_rows`,
  mails: sql`select "to" from mails union select reply_to from mails`,
  import_rows: sql`select trim(cell) from import_rows cross join unnest(cells) as cells (cell) where cell like '%@%'`,
}

/** The guest with an email. People with an account or an application are found there: readers who may see it learn where that is. */
export async function guestOf(ctx: Context, email: string): Promise<Person> {
  const owner = await ownerOf(ctx.db, email)
  if (owner) fail('guest_has_account', {}, (await isVisible(ctx, owner)) ? owner : undefined)
  return named(ctx.db, email)
}

/** The guest with this keyed hash; undefined: there is none, or an account has the email. */
export async function guestOfHash({ db, config }: Place, hash: Buffer): Promise<Person | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select email from (${sql.join(Object.values(guestEmails), sql` union `)}) known (email)
  `.execute(db)
  const email = rows.find((row) => row.email && hashOfEmail(config, row.email).equals(hash))?.email
  return email && !(await ownerOf(db, email)) ? named(db, email) : undefined
}

type Place = Pick<Actor, 'db' | 'config'>
type Key = Pick<Config, 'sessionSecret'>

/** What is stored of an email once its person is erased. Without the secret nobody finds out by it whose it was. */
export function hashOfEmail({ sessionSecret }: Key, email: string): Buffer {
  return seal(sessionSecret, 'email of an erased guest', email.trim().toLowerCase())
}

/** Also by a sign-up that gave somebody a seat, whose account has another email since. */
async function ownerOf(db: Db, email: string): Promise<AccountOfEmail | undefined> {
  const isSame = (column = 'email') => sql`lower(${sql.ref(column)}) = lower(${email})`
  const { rows } = await sql<AccountOfEmail>`
    with accounts as (
      select id from users where ${isSame()}
      union select user_id from students where ${isSame()}
      union select user_id from sign_ups join students on students.id = student_id where ${isSame('sign_ups.email')}
    ), artists as (
      select id, merged_into from pro_artists where ${isSame()}
      union select id, merged_into from pro_artists where user_id in (select id from accounts)
    )
    select kind, id from (
      select 1, 'artist', coalesce(merged_into, id) from artists
      union all select 2, 'student', coalesce(merged_into, id) from students where user_id in (select id from accounts)
      union all select 3, 'user', id from accounts
    ) pages (place, kind, id)
    order by place, id limit 1
  `.execute(db)
  return rows[0]
}

async function named(db: Db, email: string): Promise<Person> {
  return { ...unnamed, email, former: await calledAs(db, email) }
}

/**
 * Names and phones that the guest typed and proved the email of, without those that somebody else has: anybody may type anything, and what is
 * written of a namesake stays as it is ([209](../../../../docs/decisions/209-former-names.md)).
 */
async function calledAs(db: Db, email: string): Promise<Person['former']> {
  const whose = sql`${fullNameIn()} as name, search`
  const isOf = (same: RawBuilder<unknown>) => sql`exists (select from others where ${same})`
  const { rows } = await sql<{ names: string[]; phones: string[] }>`
    with others as not materialized (
      select ${whose}, null as phone from users
      union all select ${whose}, phone from students
      union all select ${whose}, phone from pro_artists
      union all select ${whose}, phone from sign_ups where lower(email) <> lower(${email})
      union all select null, null, operator_phone from settings
    ), own as (
      select ${fullNameIn()} as name, phone from sign_ups where lower(email) = lower(${email}) and proven_at is not null
    )
    select
      array(select distinct name from own where name is not null and not ${isOf(sql`
        others.search like '%' || fold(own.name) || '%' and fold(others.name) = fold(own.name)`)}) as names,
      array(select distinct phone from own where phone is not null and not ${isOf(sql`others.phone = own.phone`)}) as phones
  `.execute(db)
  const { names = [], phones = [] } = rows[0] ?? {}
  return [...names.map((name) => ({ ...unnamed, name })), ...(phones.length > 0 ? [{ ...unnamed, phones }] : [])]
}
