import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { type Act, type Action, type Cases, type Ids, words } from '#testing/fixtures/cases.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { changeArtist } from '#testing/make/make-artists.ts'
import { insertLevel } from '#testing/make/make-levels.ts'
import { insertUpgradeRequest, meetNextLevel } from '#testing/make/make-upgrades.ts'

export const statusUpgradeCases: Cases = {
  answers: `
                  guest     student  artist  other  office  owner
    has                401      200     200    200     200    200
    checklist          401      404     200    200     404    404
    request            401      404     201    201     404    404
    withdraw           401      404     204    204     404    404
    list               401      403     403    403     200    200
    picked             401      403     403    403     200    200
    queue              401      403     403    403     200    200
    export             401      403     403    403     200    200
    exportPicked       401      403     403    403     200    200
    ofArtist           401      404     403    404     200    200
    approve            401      404     403    404     200    200
    reject             401      404     403    404     200    200
    setLevel           401      404     403    404     200    200
  `,
  table: 'pro_artists',
  ofOwnRow: 'all',
  // Who it was, by name; of open requests nobody.
  workedOut: { list: ['decided_by'] },
  input: ({ world: { db }, others }) => {
    /**
     * An artist who meets the next level's requirements, or has requested it: the signed-in one, who may call again.
     */
    const upgradable = async (own: Ids | null, isAsking: boolean) => {
      const { id } = own ?? (await ownArtist())
      await meetNextLevel(db, id)
      if (isAsking) await insertUpgradeRequest(db, id)
      return { id, message: words.pl, comment: words.pl }
    }
    const ownArtist = () =>
      db.selectFrom('pro_artists').select('id').where('email', '=', cast.artist.email).executeTakeFirstOrThrow()
    return {
      request: ({ own }) => upgradable(own, false),
      withdraw: ({ own }) => upgradable(own, true),
      picked: () => ({ ids: [1] }),
      exportPicked: () => ({ ids: [1] }),
      ofArtist: ({ own }) => own ?? others,
      approve: ({ own }) => upgradable(own ?? others, true),
      reject: ({ own }) => upgradable(own ?? others, true),
      setLevel: async ({ own }) => {
        const { id } = await upgradable(own ?? others, false)
        return { id, level_id: (await insertLevel(db)).id, reason: words.pl }
      },
    }
  },
  recipients: `
    event                          by      bell          mail
    statusUpgrade.requested        artist  office owner  -
    statusUpgrade.approved         office  artist        artist
    statusUpgrade.rejected         office  artist        artist
    proArtist.levelSet: raised     office  artist        artist
    proArtist.levelSet: lowered    office  artist        artist
    proArtist.levelSet: corrected  office  artist        artist
  `,
  deeds: ({ world }) => {
    const withOpenRequest =
      (act: (id: number) => Act): Action =>
      async ({ id }) => {
        await meetNextLevel(world.db, id)
        await insertUpgradeRequest(world.db, id)
        return act(id)
      }
    /** The office puts a Senior Artist on another level. */
    const levelSet =
      (code: string, how: { is_correction?: boolean }): Action =>
      async ({ id }) => {
        const ladder = await world.db.selectFrom('levels').select(['id', 'code']).execute()
        const levelOf = (wanted: string) => ladder.find((level) => level.code === wanted)?.id ?? 0
        await changeArtist(world.db, id, { level_id: levelOf('SENIOR_ARTIST') })
        return (by) => by.send(statusUpgrades.setLevel, { id, level_id: levelOf(code), reason: words.pl, ...how })
      }
    return {
      'statusUpgrade.requested': async ({ id }) => {
        await meetNextLevel(world.db, id)
        return (by) => by.send(statusUpgrades.request, { message: words.pl })
      },
      'statusUpgrade.approved': withOpenRequest(
        (id) => (by) => by.send(statusUpgrades.approve, { id, comment: words.pl }),
      ),
      'statusUpgrade.rejected': withOpenRequest(
        (id) => (by) => by.send(statusUpgrades.reject, { id, comment: words.pl }),
      ),
      'proArtist.levelSet: raised': levelSet('MASTER', {}),
      'proArtist.levelSet: lowered': levelSet('ARTIST', {}),
      'proArtist.levelSet: corrected': levelSet('ARTIST', { is_correction: true }),
    }
  },
  needsNoTelling: {
    'statusUpgrade.withdrawn': 'the office has nothing to decide any more, and the counter says so',
  },
}
