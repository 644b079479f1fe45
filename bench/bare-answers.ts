import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import pg from 'pg'

const { builtins } = pg.types
pg.types.setTypeParser(builtins.INT8, Number)
pg.types.setTypeParser(builtins.NUMERIC, Number)

/** As the portal writes an instant. */
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`

const unread = `
  select id, type, params, link, read_at, ${instant('created_at')} from notifications
  where user_id = (select user_id from sessions where id_hash = $1) and read_at is null order by id desc limit 1000`

/** The unread notifications of the session's user, in Polish. */
export async function bareNotifications(pool: pg.Pool, session: string) {
  const values = [createHash('sha256').update(session).digest()]
  const { rows } = await pool.query({ name: 'unread', text: unread, values })
  const data = rows.map(({ id, type, params, link, read_at, created_at }) => ({
    id,
    type,
    title: `Wiadomość od: ${params.author}`,
    text: `${params.topic.pl}: ${params.words}`,
    link,
    read_at,
    created_at,
  }))
  const [from, to] = data.length > 0 ? [1, data.length] : [null, null]
  return { data, meta: { current_page: 1, per_page: 1000, last_page: 1, from, to, total: data.length } }
}

const matching = `
  invitation_status = 3 and country_id = $1 and trainings_sold >= $2 and (search like fold($3) || '%' or search like '% ' || fold($3) || '%' or search like '%-' || fold($3) || '%')`

const count = `select count(*) as total from pro_artists where ${matching}`

const page = `
  select a.id, first_name, last_name, email, phone, city, techniques, years_of_experience, language_name, invitation_status,
    activation_status, pro_team, has_own_trainings, ${instant('applied_at')}, ${instant('status_changed_at')},
    trainings_sold, trainings_uncompleted, average_rating, reviews_count, a.revision,
    exists (select from pro_artist_history where pro_artist_id = a.id and is_review_wanted and reviewed_at is null) as has_changes_to_review,
    merged_into is not null as is_merged,
    json_build_object('id', c.id, 'code', c.code, 'name', c.name) as country,
    case when l.id is not null then json_build_object('id', l.id, 'code', l.code, 'name', l.name) end as level,
    case when avatar_id is not null then '/api/proartist/' || a.id || '/avatar/medium?v=' || avatar_id end as avatar_url
  from pro_artists a join countries c on c.id = country_id left join levels l on l.id = level_id
  where ${matching} order by trainings_sold desc, a.id desc limit 25`

/** A page of artists of a country who sold at least so many packages and of whose words one begins with a syllable, the busiest first. */
export async function bareArtistPage(pool: pg.Pool, query: URLSearchParams) {
  const values = [query.get('countryId'), query.get('trainingsSoldFrom'), query.get('filter')]
  const [counted, found] = await Promise.all([
    pool.query({ name: 'count', text: count, values }),
    pool.query({ name: 'page', text: page, values }),
  ])
  const { total } = counted.rows[0]
  const [from, to] = found.rows.length > 0 ? [1, found.rows.length] : [null, null]
  const last_page = Math.max(1, Math.ceil(total / 25))
  return { data: found.rows, meta: { current_page: 1, per_page: 25, last_page, from, to, total } }
}

const shown = `
  select version from public_profile_addresses join public_profiles using (pro_artist_id) where slug = $1 and is_on`

const pages = new Map<string, Buffer>()

/** The portal's own page, cached compressed for as long as its version in the database does not change. */
export async function bareProfile(pool: pg.Pool, query: URLSearchParams): Promise<Buffer> {
  const { rows } = await pool.query({ name: 'shown', text: shown, values: [query.get('slug')] })
  const key = `${query.get('slug')} ${rows[0].version}`
  const page = pages.get(key) ?? gzipSync(await (await fetch(query.get('page') ?? '')).text())
  pages.set(key, page)
  return page
}
