import { type AllFeatures, feature } from '#kit/server/http/feature.ts'
import { personalData as calls } from '#office/personal-data/contract/personal-data.ts'
import { formerContactData } from './former-contacts.personal-data.ts'
import { personalDataRoutes } from './personal-data.routes.ts'

/** What is stored about somebody, by what all features declare. */
export const personalData = (features: AllFeatures) =>
  feature({
    personalData: formerContactData,
    merging: { references: { former_contacts: { user_id: 'own', student_id: 'own', artist_id: 'own' } } },
    rights: {
      'can-export-personal-data': { holders: ['administrator'], group: 'office' },
    },
    calls: personalDataRoutes(features),
    openBeforeTerms: [calls.mine, calls.exportMine, calls.archive],
  })
